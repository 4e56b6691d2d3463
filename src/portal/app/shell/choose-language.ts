import { writeCookie } from '@/portal/app/cookies';
import { loadTexts } from '@/portal/app/load-texts';
import type { DocumentProps } from '@/portal/app/page';
import type { Language } from '@/portal/kit/language';

/** Keeps the language for this browser and brings its texts, for the document to change to. */
export async function chooseLanguage(
  language: Language,
): Promise<Pick<DocumentProps, 'language' | 'translations'>> {
  writeCookie('language', language);
  return { language, translations: await loadTexts(language) };
}
