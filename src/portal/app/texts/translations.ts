import type { SSRConfig } from 'next-i18next/pages';
import type { DocumentProps } from '@/portal/app/page/page';
import { loadAreaTexts, textsNow } from '@/portal/app/texts/area-texts';
import { sayingOf } from '@/portal/app/texts/house-words';
import type { AreaTexts, Texts } from '@/portal/kit/text/texts';

type Brought = Pick<DocumentProps, 'language' | 'translations' | 'session'>;

function joined(
  { language, translations }: Brought,
  texts: AreaTexts,
  own: Record<string, Texts | undefined>,
): SSRConfig {
  const brought = translations._nextI18Next;
  const here = Object.entries(own).filter(([, words]) => words);
  return {
    _nextI18Next: {
      userConfig: null,
      initialLocale: language,
      ns: [...new Set([...(brought?.ns ?? []), ...Object.keys(texts)])],
      initialI18nStore: {
        [language]: { ...brought?.initialI18nStore[language], ...Object.fromEntries(here) },
      },
    },
  };
}

/** The document's texts together with those that came in the page's scripts, as the property says them. */
export function translationsOf(brought: Brought, texts: AreaTexts = {}): SSRConfig {
  const own = Object.entries(texts).map(([name, of]) => [name, textsNow(of, brought.language)]);
  const { _nextI18Next: all } = joined(brought, texts, Object.fromEntries(own));
  return {
    _nextI18Next: all && { ...all, initialI18nStore: sayingOf(brought)(all.initialI18nStore) },
  };
}

/** What a document brings of its page's texts: nothing in the language that is in the page's own script. */
export async function withPageTexts(brought: Brought, texts: AreaTexts = {}): Promise<SSRConfig> {
  if (brought.language === 'th') return brought.translations;
  return joined(brought, texts, await loadAreaTexts(texts, brought.language));
}
