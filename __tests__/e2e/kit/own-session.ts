import { readFileSync } from 'node:fs';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { sessionCookie } from '@/portal/app/session/session-cookie';
import { type Account, signInState } from './accounts';

/** A session as /api/auth/session tells it. */
export interface ToldSession {
  accessToken: string;
  refreshToken: string;
  expires: string;
  [field: string]: unknown;
}

/** Signs the browser in by a session of this story's own, which it may end. */
export async function signInAfresh(context: BrowserContext, account: Account): Promise<void> {
  await context.clearCookies({ name: /^next-auth/ });
  await signInState(context.request, account);
}

export const toldSession = async (request: APIRequestContext, portal = '') =>
  (await (await request.get(`${portal}/api/auth/session`)).json()) as ToldSession;

/** Ends the browser's session at the services, as another device would. */
export async function revoke(context: BrowserContext): Promise<void> {
  const { accessToken } = await toldSession(context.request);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await context.request.post('/services/auth/api/v1/auth/logout', { headers });
  if (!answer.ok()) throw new Error(`logout answered ${answer.status()}`);
}

/** The cookie of a session that is nearly over, with another refresh token where one is given. */
export async function agedCookie(
  { user: _, expires: __, error: ___, ...fields }: ToldSession,
  { refreshToken = fields.refreshToken, dataDir = '.cache/e2e' } = {},
) {
  const { portalSecret } = JSON.parse(readFileSync(`${dataDir}/secrets.json`, 'utf8'));
  const expiresIn = new Date(Date.now() + 10 * 60_000).toISOString();
  const signedIn = { ...fields, refreshToken, expiresIn };
  const value = await sessionCookie.encode({ token: { signedIn } as never, secret: portalSecret });
  return { name: 'next-auth.session-token', value };
}
