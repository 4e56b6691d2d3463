import type { SSRConfig } from 'next-i18next/pages';
import type { Language } from '@/portal/kit/language';

/** The shell's texts in another language, for a change of language without a new document. */
export async function loadTexts(language: Language): Promise<SSRConfig> {
  const [common, errors, login] = await Promise.all([
    import(`@locales/${language}/common.json`),
    import(`@locales/${language}/errors.json`),
    import(`@locales/${language}/login.json`),
  ]);
  return {
    _nextI18Next: {
      initialI18nStore: {
        [language]: {
          common: common.default,
          errors: errors.default,
          login: login.default,
        },
      },
      initialLocale: language,
      ns: ['common', 'errors', 'login'],
      userConfig: null,
    },
  };
}
