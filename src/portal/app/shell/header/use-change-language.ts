import { useCallback, useRef } from 'react';
import { writeCookie } from '@/portal/app/cookies';
import { useDocument } from '@/portal/app/document/use-document';
import { shellTexts } from '@/portal/app/texts/shell-texts';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { notice } from '@/portal/kit/page/notice';
import type { Language } from '@/portal/kit/text/language';

/** Changes the language of all that is shown, and keeps it for this browser. */
export function useChangeLanguage() {
  const document = useDocument();
  const errorText = useErrorText();
  const latest = useRef({ document, errorText });
  latest.current = { document, errorText };
  const wanted = useRef<Language>(undefined);
  return useCallback(async (language: Language) => {
    wanted.current = language;
    writeCookie('language', language);
    const where = latest.current.document.session ? 'inside' : 'outside';
    const translations = await shellTexts(language, where).catch(() => null);
    // Another one may have been chosen while this one's texts were tried again.
    if (wanted.current !== language) return;
    if (translations) latest.current.document.change({ language, translations });
    else notice.error(latest.current.errorText({ code: 'NETWORK', message: '' }));
  }, []);
}
