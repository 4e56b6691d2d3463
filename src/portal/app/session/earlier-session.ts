import type { NextApiRequest } from 'next';
import { getToken } from 'next-auth/jwt';
import { parseCookies } from '@/portal/app/cookies';
import { openCookie } from './open-cookie';

/**
 * The refresh token that the browser of a request already holds, so that a new sign-in can end the
 * earlier one; undefined where there is none.
 */
export async function earlierRefreshToken(
  headers: Record<string, unknown> | undefined,
): Promise<string | undefined> {
  const cookies = parseCookies(typeof headers?.cookie === 'string' ? headers.cookie : undefined);
  const req = { headers, cookies } as unknown as NextApiRequest;
  const token = await getToken({ req, decode: openCookie });
  return token?.signedIn?.refreshToken;
}
