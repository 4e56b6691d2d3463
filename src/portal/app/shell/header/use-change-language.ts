import { useCallback, useContext, useRef } from 'react';
import { writeCookie } from '@/portal/app/cookies';
import { useDocument } from '@/portal/app/document/use-document';
import { loadAreaTexts, PageTextsContext } from '@/portal/app/texts/area-texts';
import { shellTexts } from '@/portal/app/texts/shell-texts';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { notice } from '@/portal/kit/page/notice';
import type { Language } from '@/portal/kit/text/language';

/** Changes the language of all that is shown, and keeps it for this browser. */
export function useChangeLanguage() {
  const document = useDocument();
  const errorText = useErrorText();
  const texts = useContext(PageTextsContext);
  const latest = useRef({ document, errorText, texts });
  latest.current = { document, errorText, texts };
  const wanted = useRef<Language>(undefined);
  return useCallback(async (language: Language) => {
    wanted.current = language;
    writeCookie('language', language);
    const where = latest.current.document.session ? 'inside' : 'outside';
    const [translations] = await Promise.all([
      shellTexts(language, where),
      loadAreaTexts(latest.current.texts, language),
    ]).catch(() => [null]);
    // Another one may have been chosen while this one's texts were tried again.
    if (wanted.current !== language) return;
    if (translations) latest.current.document.change({ language, translations });
    else notice.error(latest.current.errorText({ code: 'NETWORK', message: '' }));
  }, []);
}
