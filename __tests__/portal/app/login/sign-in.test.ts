import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { takeArrival } from '@/portal/app/login/arrival';
import { signInFromApp, signInWithPassword } from '@/portal/app/login/sign-in';

const providers = Object.fromEntries(
  ['credentials', 'bypass'].map((id) => [id, { id, type: 'credentials' }]),
);

let posted: Record<string, string> = {};
const server = setupServer(
  http.get('*/api/auth/providers', () => HttpResponse.json(providers)),
  http.get('*/api/auth/csrf', () => HttpResponse.json({ csrfToken: 'csrf' })),
  http.get('*/api/auth/session', () => HttpResponse.json({})),
  http.post('*/api/auth/_log', () => HttpResponse.json({})),
  http.post('*/api/auth/callback/:provider', async ({ request, params }) => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    posted = { provider: String(params.provider), ...form };
    return HttpResponse.json({ url: 'http://localhost/' });
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  posted = {};
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a password is sent with where the person is going', async () => {
  expect(await signInWithPassword('counter', 'secret', '/parcels')).toBeNull();
  expect(posted).toMatchObject({
    provider: 'credentials',
    key: 'counter',
    password: 'secret',
    url: '/parcels',
  });
});

test('what another app sent along is passed on, and leaves the address', async () => {
  const params = '{"unit":"A-0101"}';
  const query = new URLSearchParams({ app: 'visitors', key: 'jwt', url: '/parcels', params });
  history.replaceState(null, '', `/stay/bypass?${query}`);
  expect(await signInFromApp(takeArrival())).toBeNull();
  expect(posted).toMatchObject({
    provider: 'bypass',
    app: 'visitors',
    key: 'jwt',
    url: '/parcels',
    params,
  });
  expect(location.search).toBe('');
});

test.each([
  ['the portal fails', () => new HttpResponse(null, { status: 500 }), 'UNAVAILABLE'],
  ['the network is lost', () => HttpResponse.error(), 'NETWORK'],
])(
  'where the ways to sign in cannot be loaded since %s, the error page says it',
  async (_, reply, code) => {
    server.use(http.get('*/api/auth/providers', reply));
    const refusal = await signInWithPassword('counter', 'secret', '/');
    expect(refusal).toMatchObject({ code, page: 'CLIENT_FETCH_ERROR' });
    expect(posted).toEqual({});
  },
);
