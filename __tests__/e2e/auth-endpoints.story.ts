import type { APIRequestContext } from '@playwright/test';
import { emailOf, password } from '@tests/e2e/kit/accounts';
import { toldSession } from '@tests/e2e/kit/own-session';
import { expect, story } from '@tests/e2e/kit/story';

const csrf = async (request: APIRequestContext) =>
  ((await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken;

const callback = (request: APIRequestContext, fields: Record<string, string>) =>
  request.post('/api/auth/callback/credentials', { form: fields, maxRedirects: 0 });

const right = { key: emailOf('village'), password, json: 'true' };
const path = (address: string) => {
  const { pathname, search } = new URL(address, 'http://portal');
  return pathname + search;
};

story('csrf gives a token, the same as long as its cookie lives', async ({ request }) => {
  const answer = await request.get('/api/auth/csrf');
  const body = await answer.json();
  expect(Object.keys(body)).toEqual(['csrfToken']);
  expect(body.csrfToken).toMatch(/^[0-9a-f]{64}$/);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await csrf(request)).toBe(body.csrfToken);
});

story('providers tells the two ways to sign in', async ({ request, baseURL }) => {
  const body = await (await request.get('/api/auth/providers')).json();
  const provider = (id: string) => ({
    id,
    name: 'Credentials',
    type: 'credentials',
    signinUrl: `${baseURL}/api/auth/signin/${id}`,
    callbackUrl: `${baseURL}/api/auth/callback/${id}`,
  });
  expect(body).toEqual({ credentials: provider('credentials'), bypass: provider('bypass') });
});

story(
  'session is empty for a stranger, and has the fields of who is signed in',
  async ({ request }) => {
    const empty = await request.get('/api/auth/session');
    expect(await empty.json()).toEqual({});
    expect(empty.headers()['cache-control']).toContain('no-store');

    await callback(request, { ...right, csrfToken: await csrf(request) });
    const session = await toldSession(request);
    expect(Object.keys(session)).toEqual(
      expect.arrayContaining([
        'accessToken',
        'refreshToken',
        'roleName',
        'property_id',
        'property_name_th',
        'fullname',
        'error',
        'expires',
        'chattoken',
      ]),
    );
    expect(session.error).toBeNull();
  },
);

story('callback/credentials signs in, or answers 401 with the reason', async ({ request }) => {
  const csrfToken = await csrf(request);
  const wrong = await callback(request, { ...right, csrfToken, password: 'wrong' });
  expect(wrong.status()).toBe(401);
  const { url } = await wrong.json();
  const said = new URL(url).searchParams.get('error');
  expect(JSON.parse(said ?? '')).toEqual({ code: 'WRONG_CREDENTIALS' });
  expect(await toldSession(request)).toEqual({});

  const good = await callback(request, { ...right, csrfToken, callbackUrl: '/parcels' });
  expect(good.status()).toBe(200);
  expect(path((await good.json()).url)).toBe('/parcels');
  expect((await toldSession(request)).accessToken).toBeTruthy();
});

for (const csrfToken of ['', 'f'.repeat(64)]) {
  story(
    `callback/credentials with the csrf token "${csrfToken}" signs nobody in`,
    async ({ request }) => {
      await csrf(request);
      const answer = await callback(request, { ...right, csrfToken });
      expect(path((await answer.json()).url)).toBe('/api/auth/signin?csrf=true');
      expect(await toldSession(request)).toEqual({});
    },
  );
}

story('signing in by NextAuth leads to no foreign origin', async ({ request, baseURL }) => {
  const csrfToken = await csrf(request);
  const answer = await callback(request, {
    ...right,
    csrfToken,
    callbackUrl: 'https://evil.example/a',
  });
  expect((await answer.json()).url).toBe(baseURL);
});

story('signin leads to /login, with what was said', async ({ request }) => {
  const leads = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(302);
    return path(answer.headers().location ?? '');
  };
  expect(await leads('/api/auth/signin')).toMatch(/^\/login\?callbackUrl=/);
  const told = await leads('/api/auth/signin?error=SessionRequired&callbackUrl=%2Fparcels');
  expect(told).toMatch(/^\/login\?callbackUrl=.*%2Fparcels&error=SessionRequired$/);
  expect(await leads('/api/auth/signin/nobody')).toMatch(/^\/login\?/);
  expect(await leads('/api/auth/error')).toBe('/login?error=undefined');
  expect(await leads('/api/auth/error?error=AccessDenied')).toBe('/login?error=AccessDenied');
  expect(await leads('/api/auth/error?error=CredentialsSignin')).toBe(
    '/api/auth/signin?error=CredentialsSignin',
  );
  expect(await leads('/api/auth/error?error=x&callbackUrl=javascript:1')).toBe(
    '/login?error=Configuration',
  );
});

story('signin/{provider} and an unknown provider sign nobody in', async ({ request }) => {
  const form = { csrfToken: await csrf(request), json: 'true' };
  const known = await request.post('/api/auth/signin/credentials', { form });
  expect(path((await known.json()).url)).toBe('/api/auth/signin');
  const unknown = await request.post('/api/auth/signin/nobody', { form });
  expect(path((await unknown.json()).url)).toBe('/api/auth/signin?csrf=true');
  expect((await request.post('/api/auth/callback/nobody', { form })).status()).toBe(400);
});

story(
  'signout wants the csrf token, and leads to no foreign origin',
  async ({ request, baseURL }) => {
    const csrfToken = await csrf(request);
    await callback(request, { ...right, csrfToken });
    const { accessToken } = await toldSession(request);
    const signOut = async (fields: Record<string, string>) =>
      (
        await (
          await request.post('/api/auth/signout', { form: { ...fields, json: 'true' } })
        ).json()
      ).url;

    expect(path(await signOut({ csrfToken: 'made-up' }))).toBe('/api/auth/signout?csrf=true');
    expect((await toldSession(request)).accessToken).toBe(accessToken);
    expect(await signOut({ csrfToken, callbackUrl: 'https://evil.example/' })).toBe(baseURL);
    expect(await toldSession(request)).toEqual({});

    const headers = { authorization: `Bearer ${accessToken}` };
    const after = await request.get('/services/auth/api/v1/auth/sessions', { headers });
    expect(after.status()).toBe(401);
    expect(await after.json()).toMatchObject({ code: 'TOKEN_REVOKED' });
  },
);

story('_log takes what a page reports', async ({ request }) => {
  const form = { level: 'error', code: 'CLIENT_FETCH_ERROR', detail: 'the network is down' };
  const answer = await request.post('/api/auth/_log', { form });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe('');
});

story('what is none of these is refused', async ({ request }) => {
  for (const address of ['/api/auth', '/api/auth/nothing', '/api/auth/_log']) {
    expect((await request.get(address)).status(), address).toBeGreaterThanOrEqual(400);
  }
});
