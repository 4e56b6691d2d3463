import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { CredentialsConfig } from 'next-auth/providers/credentials';
import { authOptions } from '@/portal/app/session/auth-options';

jest.mock('@/settings', () => ({
  readSettings: () => ({ services: { auth: 'http://auth.test' } }),
  onBehalfOf: () => ({}),
}));
process.env.NEXTAUTH_SECRET = 'a secret of this test alone';

let sent: Record<string, unknown> = {};
const server = setupServer(
  http.post('http://auth.test/api/v1/auth/login', async ({ request }) => {
    sent = (await request.json()) as Record<string, unknown>;
    return HttpResponse.json({ code: 'WRONG_CREDENTIALS', message: '' }, { status: 401 });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

/** What auth/login is sent when NextAuth is handed this form. */
async function sentBy(id: string, form: Record<string, string>) {
  const { providers } = authOptions({ address: '192.0.2.1', userAgent: '', requestId: '' });
  const ways = providers.map(({ options }) => options as unknown as CredentialsConfig);
  const tried = ways.find((way) => way.id === id)?.authorize(form, { headers: {} } as never);
  await expect(tried).rejects.toThrow('WRONG_CREDENTIALS');
  return sent;
}

test('a password goes with where the person is going', async () => {
  const form = { key: 'counter', password: 'secret', url: '/parcels?status=waiting' };
  expect(await sentBy('credentials', form)).toEqual({
    type: 'password',
    app: 'niti',
    key: 'counter',
    params: { password: 'secret' },
    url: '/parcels?status=waiting',
  });
});

test('an address that is too long for the service keeps nobody out', async () => {
  const form = {
    key: 'counter',
    password: 'secret',
    url: `/parcels/print?codes=${'x'.repeat(3000)}`,
  };
  expect(await sentBy('credentials', form)).toMatchObject({ url: '/' });
});

test('another app’s key goes with its params as they came', async () => {
  const form = { key: 'jwt', app: 'visitors', url: '/parcels', params: '{"unit":"A-0101"}' };
  expect(await sentBy('bypass', form)).toEqual({ type: 'bypass', ...form });
});

test('another app’s key without params goes without', async () => {
  const form = { key: 'jwt', app: 'visitors', url: '/parcels' };
  expect(await sentBy('bypass', form)).toEqual({ type: 'bypass', ...form });
});

test('a refresh token is no other app’s key', async () => {
  expect(await sentBy('bypass', { key: 'refresh' })).toEqual({
    type: 'refresh',
    app: 'niti',
    key: 'refresh',
  });
});

test('a password goes with what its browser is known by', async () => {
  const { providers } = authOptions(
    { address: '192.0.2.1', userAgent: '', requestId: '' },
    { device: 'd' },
  );
  const [way] = providers.map(({ options }) => options as unknown as CredentialsConfig);
  const form = { key: 'counter', password: 'secret', url: '/' };
  await expect(way?.authorize(form, { headers: {} } as never)).rejects.toThrow();
  expect(sent).toMatchObject({ type: 'password', device: 'd' });
});
