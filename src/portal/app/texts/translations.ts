import type { SSRConfig } from 'next-i18next/pages';
import type { DocumentProps } from '@/portal/app/page/page';
import type { AreaTexts } from '@/portal/kit/text/texts';

/** The document's texts together with those that came in the page's script. */
export function translationsOf(
  { language, translations }: DocumentProps,
  texts: AreaTexts = {},
): SSRConfig {
  const brought = translations._nextI18Next;
  const own = Object.fromEntries(
    Object.entries(texts).map(([namespace, by]) => [namespace, by[language]]),
  );
  return {
    _nextI18Next: {
      userConfig: null,
      initialLocale: language,
      ns: [...(brought?.ns ?? []), ...Object.keys(own)],
      initialI18nStore: { [language]: { ...brought?.initialI18nStore[language], ...own } },
    },
  };
}
