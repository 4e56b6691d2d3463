import { rmSync } from 'node:fs';
import { emailOf, password } from '@tests/e2e/kit/accounts';
import { startOwnPortal } from '@tests/e2e/kit/own-portal';
import { expect, story } from '@tests/e2e/kit/story';

const dataDir = '.cache/e2e-rotation';
const [first, second] = ['a1b2c3d4e5f6', 'f6e5d4c3b2a1'].map((part) => part.repeat(4));

/** What a browser and a page of it hold. */
interface Held {
  cookie: string;
  accessToken: string;
}

const cookiesOf = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** The session's own: NextAuth sends others with it. */
const sessionOf = (reply: Response) =>
  cookiesOf(reply)
    .split('; ')
    .filter((cookie) => cookie.includes('session-token'))
    .join('; ');

/** Starts a portal under these secrets, does something at it, and stops it. */
async function at<T>(keys: string[], work: (url: string) => Promise<T>): Promise<T> {
  const portal = await startOwnPortal({
    PORTAL_SECRET: keys.map((key) => `portal-${key}`).join(','),
    TOKEN_SECRET: keys.map((key) => `token-${key}`).join(','),
    DATA_DIR: dataDir,
  });
  try {
    return await work(portal.url);
  } finally {
    await portal.stop();
  }
}

async function signIn(url: string): Promise<Held> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await asked.json();
  const signed = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(asked) },
    body: new URLSearchParams({ csrfToken, key: emailOf('counter'), password, json: 'true' }),
  });
  expect(signed.status).toBe(200);
  return sessionAt(url, cookiesOf(signed));
}

/** The session that a cookie stands for, and the cookie that it is renewed with. */
async function sessionAt(url: string, cookie: string): Promise<Held> {
  const reply = await fetch(`${url}/api/auth/session`, { headers: { cookie } });
  const { accessToken } = await reply.json();
  return { cookie: sessionOf(reply), accessToken };
}

/** What a page does within the hour: it has the session's tokens renewed. */
async function goOn(url: string, { cookie }: Held): Promise<Held> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await asked.json();
  const reply = await fetch(`${url}/api/auth/session`, {
    method: 'POST',
    headers: { cookie: `${cookie}; ${cookiesOf(asked)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ csrfToken, data: {} }),
  });
  const { accessToken } = await reply.json();
  return { cookie: sessionOf(reply), accessToken };
}

/** Whether a page opens by the cookie, and a call is answered by the token. */
async function isIn(url: string, { cookie, accessToken }: Held) {
  const page = await fetch(`${url}/parcels`, { headers: { cookie }, redirect: 'manual' });
  const headers = { authorization: `Bearer ${accessToken}` };
  const call = await fetch(`${url}/services/auth/api/v1/auth/profile`, { headers });
  return [page.status, call.status];
}

story('secrets are changed without anybody signing in again', async () => {
  story.setTimeout(240_000);
  rmSync(dataDir, { recursive: true, force: true });
  const old = await at([first ?? ''], async (url) => {
    const held = await signIn(url);
    expect(await isIn(url, held)).toEqual([200, 200]);
    return held;
  });
  const renewed = await at([second ?? '', first ?? ''], async (url) => {
    expect(await isIn(url, old)).toEqual([200, 200]);
    return goOn(url, old);
  });
  await at([second ?? ''], async (url) => {
    // Whoever was not there meanwhile is signed out; whoever was goes on, by the new one.
    expect(await isIn(url, old)).toEqual([302, 401]);
    expect(await isIn(url, renewed)).toEqual([200, 200]);
  });
  rmSync(dataDir, { recursive: true, force: true });
});
