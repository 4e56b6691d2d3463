import type { NextApiRequest, NextApiResponse, NextPageContext } from 'next';
import { getServerSession, type Session } from 'next-auth';
import { parseCookies } from '@/portal/app/cookies';
import { authOptions } from '@/portal/app/session/auth-options';
import { visitorOf } from '@/portal/app/session/visitor';

/** A document's session; without one, why it ended, where that is known. */
interface ServerSession {
  session: Session | null;
  error: string | null;
}

const read = new WeakMap<object, Promise<ServerSession>>();
const none: ServerSession = { session: null, error: null };

/** NextAuth's cookie, which it cuts in pieces where it is large. */
const sessionCookie = /^(__Secure-)?next-auth\.session-token(\.\d+)?$/;

/**
 * The session of a document's request, renewed when it is due: all but the refresh token, which a
 * saved page must not hold. Read once for a request.
 */
export function readServerSession({ req, res }: NextPageContext): Promise<ServerSession> {
  if (!req || !res) return Promise.resolve(none);
  const known = read.get(req);
  if (known) return known;
  const { headers } = req;
  const asked = getServerSession(
    { headers, cookies: parseCookies(headers.cookie) } as NextApiRequest,
    res as NextApiResponse,
    authOptions(visitorOf(req)),
  ).then((session) => {
    if (!session?.accessToken) return { session: null, error: session?.error ?? null };
    const { refreshToken: _, ...rest } = session;
    return { session: rest, error: null };
  });
  read.set(req, asked);
  return asked;
}

/** Takes the session's cookie from the browser with this answer. */
export function dropServerSession({ req, res }: NextPageContext): void {
  if (!req || !res) return;
  const names = Object.keys(parseCookies(req.headers.cookie)).filter((name) =>
    sessionCookie.test(name),
  );
  const gone = names.map((name) => {
    const secure = name.startsWith('__Secure-') ? '; Secure' : '';
    return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
  });
  res.setHeader('set-cookie', gone);
}
