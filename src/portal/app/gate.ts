import { type GetTokenParams, getToken } from 'next-auth/jwt';
import { parseCookies } from '@/portal/app/cookies';
import { openCookie } from '@/portal/app/session/open-cookie';

/** Pages for people who cannot sign in, or whom another app or a bank sends. */
const open = [
  ...['/resetpassword', '/mb/resetpassword', '/mb/resetpassword/done', '/stay/bypass'],
  '/invitation',
  // For whoever got a report by e-mail.
  '/unsubscribe',
  // And for who got a bill.
  '/bill',
  // What these show is known by the reference that their address bears.
  ...['/homeservice/paymentPage', '/callback/success', '/callback/fail', '/callback/bay'],
];

/** Next writes each page's address in the default language's name too. */
const unnamed = (pathname: string) => pathname.replace(/^\/en(?=\/|$)/, '') || '/';

async function isSignedIn(cookie: string | undefined): Promise<boolean> {
  const req = { headers: {}, cookies: parseCookies(cookie) } as GetTokenParams['req'];
  // A session that is over in time is renewed, or ended, by the page that is asked for.
  return Boolean((await getToken({ req, decode: openCookie }))?.signedIn);
}

/**
 * The gate before the pages: whatever is not known to be open is for who is signed in. Answers where
 * somebody is sent instead, or nothing.
 */
export async function sentElsewhere(
  address: string,
  search: string,
  cookie: string | undefined,
): Promise<string | undefined> {
  const pathname = unnamed(address);
  if (open.includes(pathname)) return undefined;
  const signedIn = await isSignedIn(cookie);
  if (pathname === '/login') return signedIn ? '/' : undefined;
  if (signedIn) return undefined;
  if (pathname === '/') return '/login';
  return `/login?${new URLSearchParams({ callbackUrl: pathname + search })}`;
}
