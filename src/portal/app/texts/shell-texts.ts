import type { SSRConfig } from 'next-i18next/pages';
import { readTexts } from '@/portal/app/texts/read-texts';
import type { Language } from '@/portal/kit/text/language';

/** The words for what any call can end in, with those that the features declare. */
async function withAreaErrors(language: Language) {
  const [{ default: general }, { errorTexts }] = await Promise.all([
    import(`@locales/${language}/errors.json`),
    import('@/contracts/features/error-words'),
  ]);
  return { default: errorTexts(language, general) };
}

/** Each in a file of its own, for who needs no other. */
const files = {
  common: (language: Language) => import(`@locales/${language}/common.json`),
  errors: withAreaErrors,
  login: (language: Language) => import(`@locales/${language}/login.json`),
};
type Namespace = keyof typeof files;

const namespaces = {
  inside: ['common', 'errors'],
  outside: ['common', 'errors', 'login'],
} as const satisfies Record<string, readonly Namespace[]>;

const read = new Map<string, Promise<SSRConfig>>();

/**
 * The shell's texts in a language, for who is signed in or with those of signing in; what came once is
 * kept. Throws `ApiFailure` where they do not come.
 */
export function shellTexts(language: Language, where: keyof typeof namespaces): Promise<SSRConfig> {
  const name = `${language} ${where}`;
  const known = process.env.NODE_ENV === 'production' ? read.get(name) : undefined;
  if (known) return known;
  const texts = readTexts(language, namespaces[where], async (of, namespace) => {
    return (await files[namespace as Namespace](of)).default;
  });
  read.set(name, texts);
  texts.catch(() => read.delete(name));
  return texts;
}
