/**
 * What browsers are given for `next-i18next/pages` (next.config.js): the same names over the portal's own texts, which
 * need neither plurals, nesting nor loading behind a component. The whole is 19 kB more on each page.
 */
import type { AppProps } from 'next/app';
import type { SSRConfig, UserConfig } from 'next-i18next/pages';
import { type ComponentType, createContext, useContext, useMemo } from 'react';
import { type Look, Words } from './words';

const hush = () => {};

type Held = Pick<Words, 'language' | 't'> & { getFixedT(language: null, name: string): Look };

export const I18nContext = createContext<{ i18n: Held }>({ i18n: new Words('', hush) });

/** The words of the page that is shown, for who is no component; null before there is any. */
export let i18n: Words | null = null;

/** The texts of a namespace, or of the first of several: the others are named in the key. */
export function useTranslation(names: string | readonly string[] = 'common') {
  const { i18n } = useContext(I18nContext);
  const name = typeof names === 'string' ? names : (names[0] ?? 'common');
  return { t: i18n.getFixedT(null, name), i18n };
}

/** Gives an app the texts that its page's props bring. */
export function appWithTranslation<P extends AppProps<SSRConfig>>(
  App: ComponentType<P>,
  { missingKeyHandler }: UserConfig,
) {
  return function AppWithTranslation(props: P) {
    const brought = props.pageProps._nextI18Next;
    const language = brought?.initialLocale ?? '';
    const held = useMemo(
      () => ({ i18n: new Words(language, missingKeyHandler || hush) }),
      [language],
    );
    held.i18n.add(brought?.initialI18nStore[language]);
    i18n = held.i18n;
    return (
      <I18nContext value={held}>
        <App {...props} />
      </I18nContext>
    );
  };
}
