import type { NextApiRequest, NextApiResponse, NextPageContext } from 'next';
import { getServerSession, type Session } from 'next-auth';
import { authOptions } from '@/portal/app/auth-options';
import { parseCookies } from '@/portal/app/cookies';
import { visitorOf } from '@/portal/app/visitor';

const read = new WeakMap<object, Promise<Session | null>>();

/**
 * The session of a document's request, renewed when it is due: all but the refresh token, which a
 * saved page must not hold. Read once for a request; `null` when there is none or it has ended.
 */
export function readServerSession({ req, res }: NextPageContext): Promise<Session | null> {
  if (!req || !res) return Promise.resolve(null);
  const known = read.get(req);
  if (known) return known;
  const { headers } = req;
  const asked = getServerSession(
    { headers, cookies: parseCookies(headers.cookie) } as NextApiRequest,
    res as NextApiResponse,
    authOptions(visitorOf(req)),
  ).then((session) => {
    if (!session?.accessToken) return null;
    const { refreshToken: _, ...rest } = session;
    return rest;
  });
  read.set(req, asked);
  return asked;
}
