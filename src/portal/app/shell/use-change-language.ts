import { useCallback, useRef } from 'react';
import { writeCookie } from '@/portal/app/cookies';
import { loadTexts } from '@/portal/app/load-texts';
import { useDocument } from '@/portal/app/use-document';
import type { Language } from '@/portal/kit/language';

/** Changes the language of all that is shown, and keeps it for this browser. */
export function useChangeLanguage() {
  const document = useDocument();
  const latest = useRef(document);
  latest.current = document;
  return useCallback(async (language: Language) => {
    writeCookie('language', language);
    const translations = await loadTexts(language);
    const { change, ...brought } = latest.current;
    change({ ...brought, language, translations });
  }, []);
}
