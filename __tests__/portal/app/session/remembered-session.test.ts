import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Session } from 'next-auth';
import { rememberedSession } from '@/portal/app/session/remembered-session';

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
const answer = (reply: () => Response | Promise<Response>) =>
  server.use(
    http.get('*/api/auth/session', () => {
      asked += 1;
      return reply();
    }),
  );
const readAtOnce = (n: number) =>
  Promise.all(Array.from({ length: n }, () => rememberedSession.read()));

test('a fresh session is read from memory, never over the network', async () => {
  answer(() => HttpResponse.json({}));
  rememberedSession.keep(session(60));
  const all = await readAtOnce(10);
  expect(all.every((one) => one?.accessToken === 'token')).toBe(true);
  expect(asked).toBe(0);
});

test('one that is due is read once for fifty calls at once', async () => {
  answer(() => HttpResponse.json(session(60, 'renewed')));
  rememberedSession.keep(session(10));
  const all = await readAtOnce(50);
  expect(all.every((one) => one?.accessToken === 'renewed')).toBe(true);
  expect(asked).toBe(1);
});

test('a look behind and a call that is due share one question', async () => {
  answer(() => HttpResponse.json(session(60, 'renewed')));
  rememberedSession.keep(session(10));
  await Promise.all([rememberedSession.reread(), ...(await readAtOnce(3))]);
  expect(asked).toBe(1);
});

test('a computer whose clock is wrong does not ask again and again', async () => {
  const hour = 3_600_000;
  const serverNow = Date.now() - 2 * hour;
  const ends = new Date(serverNow + hour).toISOString();
  answer(() =>
    HttpResponse.json(
      { accessToken: 'renewed', expires: ends },
      { headers: { date: new Date(serverNow).toUTCString() } },
    ),
  );
  rememberedSession.keep({ ...session(60), expires: ends }, serverNow);
  expect((await rememberedSession.read())?.accessToken).toBe('token');
  await rememberedSession.reread();
  await readAtOnce(3);
  expect(asked).toBe(1);
});

test.each([
  ['a dropped network', () => HttpResponse.error()],
  ['a portal that restarts', () => new HttpResponse('<html>', { status: 502 })],
])('%s leaves a session that still holds as it is', async (_, reply) => {
  answer(reply);
  rememberedSession.keep(session(10));
  expect((await rememberedSession.read())?.accessToken).toBe('token');
  expect((await rememberedSession.reread())?.accessToken).toBe('token');
  expect(rememberedSession.current().status).toBe('authenticated');
});

test('a dropped network is told as such when the session no longer holds, not as a sign-out', async () => {
  answer(() => HttpResponse.error());
  rememberedSession.keep(session(-1));
  await expect(rememberedSession.read()).rejects.toMatchObject({ error: { code: 'NETWORK' } });
  expect(rememberedSession.current().status).toBe('authenticated');

  answer(() => HttpResponse.json(session(60, 'renewed')));
  expect((await rememberedSession.read())?.accessToken).toBe('renewed');
});

test.each([
  ['TOKEN_REVOKED', { error: 'TOKEN_REVOKED' }, 'TOKEN_REVOKED'],
  ['no reason', {}, 'SESSION_ENDED'],
])("the portal's word that there is none ends it, with %s", async (_, body, code) => {
  answer(() => HttpResponse.json(body));
  rememberedSession.keep(session(10));
  const heard = jest.fn();
  const stop = rememberedSession.subscribe(heard);
  await expect(rememberedSession.read()).rejects.toMatchObject({ error: { code, status: 401 } });
  expect(rememberedSession.current().status).toBe('unauthenticated');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('the end wins over a reply that comes late', async () => {
  answer(async () => {
    await delay(50);
    return HttpResponse.json(session(60, 'late'));
  });
  rememberedSession.keep(session(10));
  const late = rememberedSession.reread();
  rememberedSession.end();
  expect(await late).toBeNull();
  expect(rememberedSession.current().data).toBeNull();
});
