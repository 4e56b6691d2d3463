import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { SignedIn } from '@/contracts/auth/session';
import { goOn } from '@/portal/app/session/go-on';

jest.mock('@/settings', () => ({
  readSettings: () => ({ services: { auth: 'http://auth.test' } }),
}));

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const signedIn = (refreshToken: string): SignedIn => ({
  accessToken: `access of ${refreshToken}`,
  refreshToken,
  expiresIn: '2026-11-21T12:00:00.000Z',
  account_id: '0199d3a2-7c11-7000-8000-000000000001',
  roleName: 'เจ้าหน้าที่',
  property_id: null,
  property_name_th: null,
  property_dimension: null,
  fullname: 'สมพร น้ำใจงาม',
  platform: false,
  language: 'th',
  chattoken: 'chat',
  permissions: [],
});

let refreshes: string[] = [];
const answer = (reply: (key: string) => Response) => {
  refreshes = [];
  server.use(
    http.post('http://auth.test/api/v1/auth/login', async ({ request }) => {
      const { key } = (await request.json()) as { key: string };
      refreshes.push(key);
      return reply(key);
    }),
  );
};
const renew = () =>
  answer((key) => HttpResponse.json({ code: '200', data: signedIn(`after ${key}`) }));

test('fifty at once, and one that set out with the old cookie, cause one refresh', async () => {
  renew();
  const all = await Promise.all(Array.from({ length: 50 }, () => goOn(signedIn('first'))));
  expect(new Set(all.map((one) => one.signedIn?.refreshToken))).toEqual(new Set(['after first']));
  expect((await goOn(signedIn('first'))).signedIn?.refreshToken).toBe('after first');
  expect(refreshes).toEqual(['first']);
  await goOn(signedIn('after first'));
  expect(refreshes).toEqual(['first', 'after first']);
});

test('who asks for what has changed since is asked for anew, by the newest sign-in that there is', async () => {
  renew();
  await goOn(signedIn('left'));
  // The answer did not reach the browser: a page was left meanwhile, and its cookie is the old one.
  expect((await goOn(signedIn('left'), true)).signedIn?.refreshToken).toBe('after after left');
  expect((await goOn(signedIn('left'))).signedIn?.refreshToken).toBe('after after left');
  const both = await Promise.all([goOn(signedIn('two'), true), goOn(signedIn('two'), true)]);
  expect(both.map((one) => one.signedIn?.refreshToken)).toEqual(['after two', 'after two']);
  expect(refreshes).toEqual(['left', 'after left', 'two']);
});

test.each(['SESSION_ENDED', 'TOKEN_REVOKED'] as const)('%s ends it, and says so', async (code) => {
  answer(() => HttpResponse.json({ code, message: '' }, { status: 401 }));
  expect(await goOn(signedIn(code))).toEqual({ signedIn: undefined, error: code });
});

test('services that restart end nothing, and are asked again', async () => {
  const before = signedIn('patient');
  for (const reply of [() => HttpResponse.error(), () => HttpResponse.json({}, { status: 503 })]) {
    answer(reply);
    expect(await goOn(before)).toEqual({ signedIn: before, error: null });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  renew();
  expect((await goOn(before)).signedIn?.refreshToken).toBe('after patient');
});
