import type { NextPageContext } from 'next';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { placeName } from '@/contracts/kit/calls/page-place';
import { serverApi } from '@/portal/app/calls/server-api';
import type { PageProps, Shell } from '@/portal/app/page/page';
import { personOf } from '@/portal/app/session/person-of';
import { dropServerSession, readServerSession } from '@/portal/app/session/server-session';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { makeStore } from '@/portal/kit/page/store';

/** The session is over: its cookie goes, and the person to /login, told why and where to go on. */
function toLogin(ctx: NextPageContext, why: string | null): PageProps {
  const { res, asPath = '/' } = ctx;
  if (!res) return {};
  dropServerSession(ctx);
  const query = new URLSearchParams({ ...(why && { error: why }), callbackUrl: asPath });
  res.writeHead(307, { location: `/login?${query}` }).end();
  return {};
}

/** Reads what the shell and the page first show into a store of this request alone. */
export async function readOnServer(
  ctx: NextPageContext,
  area: AreaPage,
  shell: Shell,
): Promise<PageProps> {
  const { session, error } = await readServerSession(ctx);
  if (!session) return toLogin(ctx, error);
  const allowed = !area.needs || session.permissions.includes(area.needs);
  if (!allowed && ctx.res) ctx.res.statusCode = 403;
  const person = personOf(session);
  let ended: ApiError | undefined;
  const api = serverApi(session.accessToken, {
    place: placeName(person.propertyId),
    chatToken: session.chattoken,
    onSessionEnded: (error) => {
      ended = error;
    },
  });
  const store = makeStore(api);
  const untouched = store.getState() as Record<string, unknown>;
  const readPage = async () => {
    await shell.before?.(store.dispatch, session);
    if (allowed) await area.load?.(store.dispatch, ctx.query, person);
  };
  await Promise.all([shell.load?.(store.dispatch, session), readPage()]);
  if (ended) return toLogin(ctx, (ended as ApiError).code);
  // Slices that other pages brought to this server hold nothing of this request.
  const read = Object.entries(store.getState()).filter(([name, part]) => part !== untouched[name]);
  return { state: Object.fromEntries(read) };
}
