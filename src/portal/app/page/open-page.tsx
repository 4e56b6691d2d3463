import { type ComponentType, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { browserApi } from '@/portal/app/calls/browser-api';
import type { PortalPage } from '@/portal/app/page/page';
import { LanguageSwitch } from '@/portal/app/shell/header/LanguageSwitch';
import { useChangeLanguage } from '@/portal/app/shell/header/use-change-language';
import { makeStore } from '@/portal/kit/page/store';
import type { AreaTexts } from '@/portal/kit/text/texts';
import styles from './OpenPage.module.css';

/** Within the store: whoever was sent a link may read another language than the property's. */
function LanguageBar() {
  return (
    <header className={styles.bar}>
      <LanguageSwitch onChoose={useChangeLanguage()} />
    </header>
  );
}

function OpenLayout({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore(browserApi));
  return (
    <Provider store={store}>
      <LanguageBar />
      {children}
    </Provider>
  );
}

/** A page for whoever was sent its address, signed in or not: it reads what it shows in the browser. */
export function openPage(Screen: ComponentType, texts: AreaTexts): PortalPage {
  const Page: PortalPage = () => <Screen />;
  Page.Layout = OpenLayout;
  Page.texts = texts;
  return Page;
}
