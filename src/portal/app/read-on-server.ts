import type { NextPageContext } from 'next';
import { placeName } from '@/contracts/kit/page-place';
import type { PageProps } from '@/portal/app/page';
import { serverApi } from '@/portal/app/server-api';
import { readServerSession } from '@/portal/app/server-session';
import type { Shell } from '@/portal/app/signed-in-page';
import type { AreaPage } from '@/portal/kit/area-page';
import { makeStore } from '@/portal/kit/store';

/** Reads what the shell and the page first show into a store of this request alone. */
export async function readOnServer(
  ctx: NextPageContext,
  area: AreaPage,
  shell: Shell,
): Promise<PageProps> {
  const session = await readServerSession(ctx);
  if (!session) {
    const wanted = encodeURIComponent(ctx.asPath ?? '/');
    ctx.res?.writeHead(307, { location: `/login?callbackUrl=${wanted}` }).end();
    return {};
  }
  const allowed = !area.needs || session.permissions.includes(area.needs);
  if (!allowed && ctx.res) ctx.res.statusCode = 403;
  const person = { fullname: session.fullname, propertyId: session.property_id };
  const store = makeStore(
    serverApi(session.accessToken, undefined, placeName(session.property_id)),
  );
  const untouched = store.getState() as Record<string, unknown>;
  const readPage = async () => {
    await shell.before?.(store.dispatch, session);
    if (allowed) await area.load?.(store.dispatch, ctx.query, person);
  };
  await Promise.all([shell.load?.(store.dispatch, session), readPage()]);
  // Slices that other pages brought to this server hold nothing of this request.
  const read = Object.entries(store.getState()).filter(([name, part]) => part !== untouched[name]);
  return { state: Object.fromEntries(read) };
}
