import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Session } from 'next-auth';
import { rememberedSession } from '@/portal/app/remembered-session';

let asked = 0;
const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => {
  asked = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const session = (minutes: number, accessToken = 'token') =>
  ({ accessToken, expires: new Date(Date.now() + minutes * 60_000).toISOString() }) as Session;
const answer = (reply: () => Response) =>
  server.use(
    http.get('*/api/auth/session', () => {
      asked += 1;
      return reply();
    }),
  );

test('a fresh session is read from memory, never over the network', async () => {
  answer(() => HttpResponse.json({}));
  rememberedSession.keep(session(60));
  const all = await Promise.all(Array.from({ length: 10 }, () => rememberedSession.read()));
  expect(all.every((one) => one?.accessToken === 'token')).toBe(true);
  expect(asked).toBe(0);
});

test('one that is due is read once for ten calls at once', async () => {
  answer(() => HttpResponse.json(session(60, 'renewed')));
  rememberedSession.keep(session(10));
  const all = await Promise.all(Array.from({ length: 10 }, () => rememberedSession.read()));
  expect(all.every((one) => one?.accessToken === 'renewed')).toBe(true);
  expect(asked).toBe(1);
});

test('a dropped network leaves a session that still holds as it is', async () => {
  answer(() => HttpResponse.error());
  rememberedSession.keep(session(10));
  expect((await rememberedSession.read())?.accessToken).toBe('token');
});

test('a dropped network is told as such when the session no longer holds, not as a sign-out', async () => {
  answer(() => HttpResponse.error());
  rememberedSession.keep(session(-1));
  await expect(rememberedSession.read()).rejects.toMatchObject({ error: { code: 'NETWORK' } });
});

test("the portal's word that there is none ends it", async () => {
  answer(() => HttpResponse.json({ error: 'RefreshTokenError' }));
  rememberedSession.keep(session(10));
  expect(await rememberedSession.read()).toBeNull();
});
