import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { Language } from '@/portal/kit/language';

const namespaces = { inside: ['common', 'errors'], outside: ['common', 'errors', 'login'] };

const read = new Map<string, Promise<SSRConfig>>();

/**
 * The shell's texts in a language, for who is signed in or with those of signing in; a running
 * portal reads their files once.
 */
export function shellTexts(language: Language, where: keyof typeof namespaces): Promise<SSRConfig> {
  const name = `${language} ${where}`;
  const known = process.env.NODE_ENV === 'production' ? read.get(name) : undefined;
  if (known) return known;
  const texts = serverSideTranslations(language, namespaces[where]);
  read.set(name, texts);
  return texts;
}
