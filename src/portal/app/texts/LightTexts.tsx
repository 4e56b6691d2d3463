import { I18nContext } from 'next-i18next/pages';
import { type ReactNode, useContext, useMemo } from 'react';
import { quickWords } from './quick-words';

/**
 * On the server: gives the texts by an object that has nothing of its own and looks each word up once. `useTranslation`
 * copies what its instance owns, some sixty methods, for each component that uses it, which was a twelfth of a
 * document's time.
 */
export function LightTexts({ children }: { children: ReactNode }) {
  const brought = useContext(I18nContext);
  const light = useMemo(() => ({ ...brought, i18n: quickWords(brought.i18n) }), [brought]);
  return <I18nContext value={light}>{children}</I18nContext>;
}
