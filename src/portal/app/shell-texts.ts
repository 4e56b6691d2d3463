import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { Language } from '@/portal/kit/language';

const read = new Map<Language, Promise<SSRConfig>>();

/** The shell's texts in a language; a running portal reads their files once. */
export function shellTexts(language: Language): Promise<SSRConfig> {
  const known = process.env.NODE_ENV === 'production' ? read.get(language) : undefined;
  if (known) return known;
  const texts = serverSideTranslations(language, ['common', 'errors']);
  read.set(language, texts);
  return texts;
}
