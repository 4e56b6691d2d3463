import { type NextRequest, NextResponse } from 'next/server';
import { getToken } from 'next-auth/jwt';
import { type ServiceName, serviceNames } from '@/contracts/kit/endpoint';
import { readSettings } from '@/settings';

const isService = (name: string | undefined): name is ServiceName =>
  serviceNames.includes(name as ServiceName);

/** Pages for people who cannot sign in, or whom another app signs in. */
const openPages = ['/resetpassword', '/mb/resetpassword', '/mb/resetpassword/done', '/stay/bypass'];

/** As `proxyClientMaxBodySize` in next.config.js says: Next.js would cut a longer body, and go on. */
const mostBytes = 24 * 1024 * 1024;

/** Where a request below `/services` goes, if anywhere. */
function addressOf(pathname: string): string | undefined {
  const [, , name, ...rest] = pathname.split('/');
  const { services, realtime } = readSettings();
  if (/^\/services\/realtime\/app\/[\w-]+$/.test(pathname)) return `${realtime}/${rest.join('/')}`;
  if (!isService(name) || rest[0] !== 'api' || rest[1] !== 'v1') return undefined;
  return `${services[name]}/${rest.join('/')}`;
}

/**
 * `/services/<service>/api/v1/...` goes to that service's address, `/services/realtime/app/<key>` to
 * the embedded real-time server; both without the portal's cookies.
 */
function toService(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const address = addressOf(pathname);
  if (!address) return NextResponse.json({ code: 'NOT_FOUND', message: '' }, { status: 404 });
  if (Number(request.headers.get('content-length')) > mostBytes) {
    return NextResponse.json({ code: 'TOO_LARGE', message: '' }, { status: 413 });
  }
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return NextResponse.rewrite(new URL(`${address}${search}`), { request: { headers } });
}

/**
 * A WebSocket goes to the embedded real-time server alone. Next leaves one that leads nowhere open;
 * the services end it.
 */
function upgraded(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (pathname.startsWith('/services/realtime/') && addressOf(pathname)) return toService(request);
  return NextResponse.rewrite(new URL('nowhere', `${readSettings().realtime}/`));
}

/** The gate: calls go to their service, pages only to who is signed in, everyone else to /login. */
export async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (request.headers.has('upgrade')) return upgraded(request);
  if (pathname.startsWith('/services/')) return toService(request);
  if (openPages.includes(pathname)) return NextResponse.next();
  const token = await getToken({ req: request });
  // A session that is over in time is renewed, or ended, by the page that is asked for.
  const signedIn = Boolean(token?.signedIn);
  if (pathname === '/login') {
    return signedIn ? NextResponse.redirect(new URL('/', request.url)) : NextResponse.next();
  }
  if (signedIn) return NextResponse.next();
  const login = new URL('/login', request.url);
  if (pathname !== '/') login.searchParams.set('callbackUrl', `${pathname}${search}`);
  return NextResponse.redirect(login);
}
