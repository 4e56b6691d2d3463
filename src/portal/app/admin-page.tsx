import type { ComponentType } from 'react';
import { AdminLayout } from '@/portal/app/AdminLayout';
import type { PageProps, PortalPage } from '@/portal/app/page';
import { Refusable } from '@/portal/app/Refusable';
import type { AreaPage } from '@/portal/kit/area-page';

/** A page in the shell: refused without its permission, read on the server on a document request. */
export function adminPage(Screen: ComponentType, area: AreaPage = {}): PortalPage {
  const Page: PortalPage = () => (
    <Refusable needs={area.needs}>
      <Screen />
    </Refusable>
  );
  Page.Layout = AdminLayout;
  Page.texts = area.texts;
  Page.getInitialProps = async (ctx): Promise<PageProps> => {
    if (typeof window !== 'undefined') return {};
    const { readOnServer } = await import('@/portal/app/read-on-server');
    return readOnServer(ctx, area);
  };
  return Page;
}
