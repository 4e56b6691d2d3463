import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { askAgain, reach } from '@/portal/app/live/reach';
import { watched } from '@/portal/app/live/watch-calls';
import { createHttp } from '@/portal/kit/calls/http';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  reach.answered('parcel');
});

const client = watched(
  createHttp({
    addressOf: (name) => `http://localhost/services/${name}`,
    bearer: async () => null,
  }),
);
client.defaults.adapter = 'fetch';
const answer = (service: string, reply: () => Response) =>
  server.use(http.get(`http://localhost/services/${service}/api/v1/*`, reply));
const call = (service: 'parcel' | 'auth', signal?: AbortSignal) =>
  client.get('/some', { service, ...(signal && { signal }) }).catch(() => undefined);

test.each([
  ['the network is gone', () => HttpResponse.error(), true],
  ['only what stands before it answers', () => new HttpResponse('Oh', { status: 500 }), true],
  [
    'it fails in its own words',
    () => HttpResponse.json({ code: 'FAILED' }, { status: 500 }),
    false,
  ],
  ['it refuses', () => HttpResponse.json({ code: 'FORBIDDEN' }, { status: 403 }), false],
  ['it answers', () => HttpResponse.json({}), false],
])('a service is silent where %s', async (_, reply, silent) => {
  answer('parcel', reply);
  await call('parcel');
  expect(reach.silent()).toBe(silent ? 'parcel' : null);
});

test('a call that is dropped says nothing of its service', async () => {
  answer('parcel', () => HttpResponse.error());
  await call('parcel', AbortSignal.abort());
  expect(reach.silent()).toBeNull();
});

test('another service’s answer does not bring it back, its own does', async () => {
  const told = jest.fn();
  const leave = reach.subscribe(told);
  answer('parcel', () => HttpResponse.error());
  answer('auth', () => HttpResponse.json({}));
  await call('parcel');
  await call('auth');
  await askAgain('parcel');
  expect(reach.silent()).toBe('parcel');
  answer('parcel', () => HttpResponse.json({ code: 'NOT_FOUND' }, { status: 404 }));
  await askAgain('parcel');
  expect(reach.silent()).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
  leave();
});
