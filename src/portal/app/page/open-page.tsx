import { type ComponentType, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { browserApi } from '@/portal/app/calls/browser-api';
import type { PortalPage } from '@/portal/app/page/page';
import { makeStore } from '@/portal/kit/page/store';
import type { AreaTexts } from '@/portal/kit/text/texts';

function OpenLayout({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore(browserApi));
  return <Provider store={store}>{children}</Provider>;
}

/** A page for whoever was sent its address, signed in or not: it reads what it shows in the browser. */
export function openPage(Screen: ComponentType, texts: AreaTexts): PortalPage {
  const Page: PortalPage = () => <Screen />;
  Page.Layout = OpenLayout;
  Page.texts = texts;
  return Page;
}
