import type { ParsedUrlQuery } from 'node:querystring';
import type { ComponentType } from 'react';
import { readsAhead } from '@/portal/app/calls/reads-ahead';
import { Refusable } from '@/portal/app/failures/Refusable';
import type { PageProps, PortalPage, Shell } from '@/portal/app/page/page';
import type { AreaPage } from '@/portal/kit/page/area-page';

/**
 * A page for signed-in people: refused without its permission, read on the server on a document request,
 * in the browser before it is rendered.
 */
export function signedInPage(Screen: ComponentType, area: AreaPage, shell: Shell): PortalPage {
  const Page: PortalPage = () => (
    <Refusable needs={area.needs}>
      <Screen />
    </Refusable>
  );
  Page.Layout = shell.Layout;
  Page.texts = area.texts;
  const ahead = (query: ParsedUrlQuery) => readsAhead.begin(area, query);
  Page.ahead = ahead;
  Page.getInitialProps = async (ctx): Promise<PageProps> => {
    if (typeof window !== 'undefined') {
      ahead(ctx.query);
      return {};
    }
    const { readOnServer } = await import('@/portal/app/calls/read-on-server');
    return readOnServer(ctx, area, shell);
  };
  return Page;
}
