import { type NextRequest, NextResponse } from 'next/server';
import { getToken } from 'next-auth/jwt';
import { type ServiceName, serviceNames } from '@/contracts/kit/endpoint';
import { readSettings } from '@/settings';

const isService = (name: string | undefined): name is ServiceName =>
  serviceNames.includes(name as ServiceName);

/** `/services/<service>/api/v1/...` goes to that service's address, without the portal's cookies. */
function toService(request: NextRequest): NextResponse {
  const [, , name, ...rest] = request.nextUrl.pathname.split('/');
  if (!isService(name) || rest[0] !== 'api' || rest[1] !== 'v1') {
    return NextResponse.json({ code: 'NOT_FOUND', message: '' }, { status: 404 });
  }
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  const address = `${readSettings().services[name]}/${rest.join('/')}${request.nextUrl.search}`;
  return NextResponse.rewrite(new URL(address), { request: { headers } });
}

/** The gate: calls go to their service, pages only to who is signed in, everyone else to /login. */
export async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/services/')) return toService(request);
  const token = await getToken({ req: request });
  const signedIn = token?.signedIn && Date.parse(token.signedIn.expiresIn) > Date.now();
  if (pathname === '/login') {
    return signedIn ? NextResponse.redirect(new URL('/', request.url)) : NextResponse.next();
  }
  if (signedIn) return NextResponse.next();
  const login = new URL('/login', request.url);
  if (pathname !== '/') login.searchParams.set('callbackUrl', `${pathname}${search}`);
  return NextResponse.redirect(login);
}
