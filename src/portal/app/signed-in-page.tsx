import type { Session } from 'next-auth';
import type { ComponentType } from 'react';
import { Refusable } from '@/portal/app/failures/Refusable';
import type { Layout, PageProps, PortalPage } from '@/portal/app/page';
import type { AreaPage } from '@/portal/kit/area-page';
import type { AppDispatch } from '@/portal/kit/store';

/** A layout, and what it needs read on the server beside the page's own. */
export interface Shell {
  Layout: Layout;
  load?: (dispatch: AppDispatch, session: Session) => Promise<unknown>;
  /** What has to be read before the page's own rows. */
  before?: (dispatch: AppDispatch, session: Session) => Promise<unknown>;
}

/** A page for signed-in people: refused without its permission, read on the server on a document request. */
export function signedInPage(Screen: ComponentType, area: AreaPage, shell: Shell): PortalPage {
  const Page: PortalPage = () => (
    <Refusable needs={area.needs}>
      <Screen />
    </Refusable>
  );
  Page.Layout = shell.Layout;
  Page.texts = area.texts;
  Page.getInitialProps = async (ctx): Promise<PageProps> => {
    if (typeof window !== 'undefined') return {};
    const { readOnServer } = await import('@/portal/app/read-on-server');
    return readOnServer(ctx, area, shell);
  };
  return Page;
}
