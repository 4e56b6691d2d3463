import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { type ApiError, ApiFailure } from '@/contracts/kit/calls/errors';
import { fileReply } from '@/contracts/kit/calls/files';
import { createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const greeting = endpoint({
  service: 'news',
  method: 'GET',
  path: '/greeting/:name',
  call: z.object({
    params: z.object({ name: z.string() }),
    query: z.object({ page: z.number() }).optional(),
  }),
  reply: z.object({ text: z.string() }),
  needs: 'signed-in',
  wire: { page: 'pages' },
});

const report = endpoint({
  service: 'news',
  method: 'GET',
  path: '/report',
  call: z.object({}),
  reply: fileReply,
  envelope: 'file',
  needs: 'signed-in',
});

const ended: ApiError[] = [];
const failures: ApiError[] = [];
beforeEach(() => {
  ended.length = 0;
  failures.length = 0;
});
const client = createHttp({ addressOf: () => 'http://service.test', bearer: async () => 'token' });
const api = createApiClient(client, {
  onSessionEnded: (error) => ended.push(error),
  onFailure: (error) => failures.push(error),
});
const answer = (reply: () => Response | Promise<Response>) =>
  server.use(http.get('http://service.test/api/v1/greeting/:name', reply));
const ask = (signal?: AbortSignal) => api(greeting, { params: { name: 'ก/ข' } }, signal);
const refused = (signal?: AbortSignal) =>
  ask(signal).then(
    () => Promise.reject(new Error('It was answered')),
    (failure: unknown) => (failure as ApiFailure).error,
  );

test('a call has its path filled, its names as on the wire, its token, its envelope opened', async () => {
  let seen: Request | undefined;
  server.use(
    http.get('http://service.test/api/v1/greeting/*', ({ request }) => {
      seen = request;
      return HttpResponse.json({ code: '200', data: { text: 'สวัสดี', secret: 1 } });
    }),
  );
  const reply = await api(greeting, { params: { name: 'ก/ข' }, query: { page: 2 } });
  expect(reply).toEqual({ text: 'สวัสดี' });
  const url = new URL(seen?.url ?? '');
  expect(url.pathname).toBe(`/api/v1/greeting/${encodeURIComponent('ก/ข')}`);
  expect(url.search).toBe('?pages=2');
  expect(seen?.headers.get('authorization')).toBe('Bearer token');
});

test.each([
  ['beside the data', { message: 'Token Revoked', code: '200', data: null }],
  ['inside the data', { code: '200', data: { message: 'Token Revoked' } }],
])('Token Revoked in a good answer, %s, ends the session', async (_, body) => {
  answer(() => HttpResponse.json(body));
  expect(await refused()).toMatchObject({ code: 'TOKEN_REVOKED' });
  expect(ended).toHaveLength(1);
  expect(failures).toHaveLength(0);
});

test.each([401, 500])(
  '%s told inside a good answer ends the session, in its words',
  async (code) => {
    answer(() => HttpResponse.json({ code, message: 'ระบบขัดข้อง' }));
    expect(await refused()).toMatchObject({ status: code, message: 'ระบบขัดข้อง' });
    expect(ended).toHaveLength(1);
  },
);

test('401 as a status ends the session', async () => {
  answer(() => HttpResponse.json({}, { status: 401 }));
  expect(await refused()).toMatchObject({ code: 'SESSION_ENDED', status: 401 });
  expect(ended).toHaveLength(1);
});

test.each([
  ['500', () => HttpResponse.json({}, { status: 500 }), 'FAILED'],
  ['503', () => new HttpResponse(null, { status: 503 }), 'UNAVAILABLE'],
  ['a dropped network', () => HttpResponse.error(), 'NETWORK'],
])('%s is told to who made the client, and signs nobody out', async (_, reply, code) => {
  answer(reply);
  expect(await refused()).toMatchObject({ code });
  expect(failures).toHaveLength(1);
  expect(ended).toHaveLength(0);
});

test('a refusal keeps its words and fields', async () => {
  const fields = { email: { code: 'email', message: 'รูปแบบอีเมลไม่ถูกต้อง' } };
  answer(() => HttpResponse.json({ code: 'INVALID', message: 'ไม่ถูกต้อง', fields }, { status: 400 }));
  expect(await refused()).toEqual({ code: 'INVALID', status: 400, message: 'ไม่ถูกต้อง', fields });
  expect(failures).toHaveLength(1);
  expect(ended).toEqual([]);
});

test('a call that takes too long is a fault of its own name', async () => {
  answer(async () => {
    await delay(5000);
    return HttpResponse.json({});
  });
  // The stand-in for the browser's own requests knows no time-out.
  Object.assign(client.defaults, { adapter: 'fetch', timeout: 20 });
  expect(await refused()).toMatchObject({ code: 'TIMEOUT' });
  Object.assign(client.defaults, { adapter: ['xhr', 'http', 'fetch'], timeout: 0 });
  expect(failures).toHaveLength(1);
  expect(ended).toHaveLength(0);
});

describe('where a file was asked for', () => {
  const answerFile = (reply: () => Response) =>
    server.use(http.get('http://service.test/api/v1/report', reply));
  const refusedFile = () =>
    api(report, {}).then(
      () => Promise.reject(new Error('It was answered')),
      (failure: unknown) => (failure as ApiFailure).error,
    );

  test('the bytes are the answer', async () => {
    answerFile(() => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    expect(await (await api(report, {})).text()).toBe('%PDF');
  });

  test('it has the name and the number of rows that the headers say', async () => {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent('พัสดุรอรับ.xlsx')}`;
    const headers = { 'content-disposition': disposition, 'x-row-count': '12' };
    answerFile(() => new HttpResponse('PK', { headers }));
    expect(await api(report, {})).toMatchObject({ name: 'พัสดุรอรับ.xlsx', rowCount: 12 });
    answerFile(() => new HttpResponse('PK'));
    expect(await api(report, {})).toMatchObject({ name: '', rowCount: null });
  });

  test('it says how much of it is here', async () => {
    answerFile(() => new HttpResponse('%PDF'));
    const heard: number[] = [];
    await api(report, {}, undefined, undefined, (bytes) => heard.push(bytes));
    expect(heard.at(-1)).toBe(4);
  });

  test('a refusal keeps its code, words and details', async () => {
    const said = { code: 'FORBIDDEN', message: 'คุณไม่มีสิทธิ์ทำรายการนี้', details: { n: 1 } };
    answerFile(() => HttpResponse.json(said, { status: 403 }));
    expect(await refusedFile()).toEqual({ ...said, status: 403 });
    expect(failures).toEqual([{ ...said, status: 403 }]);
    expect(ended).toEqual([]);
  });

  test.each([
    ['Token Revoked', { code: '200', data: { message: 'Token Revoked' } }, 'TOKEN_REVOKED'],
    ['401', { code: 401, message: '' }, 'SESSION_ENDED'],
  ])('%s inside a good answer ends the session', async (_, body, code) => {
    answerFile(() => HttpResponse.json(body));
    expect(await refusedFile()).toMatchObject({ code });
    expect(ended).toHaveLength(1);
  });

  test('any other JSON in its place is a fault', async () => {
    answerFile(() => HttpResponse.json({ code: '200', data: {} }));
    expect(await refusedFile()).toMatchObject({ code: 'FAILED' });
    expect(failures).toHaveLength(1);
  });
});

test('an aborted call is silent', async () => {
  answer(async () => {
    await delay(5000);
    return HttpResponse.json({});
  });
  const controller = new AbortController();
  const failure = refused(controller.signal);
  controller.abort();
  expect(await failure).toMatchObject({ code: 'ABORTED' });
  expect([...ended, ...failures]).toEqual([]);
});

test('an answer that is not what the contract says is a failure, and says what is wrong', async () => {
  answer(() => HttpResponse.json({ code: '200', data: { text: 5 } }));
  const failure = await ask().catch((failed: ApiFailure) => failed);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ error: { code: 'FAILED' }, cause: { name: 'ZodError' } });
  expect(failures).toHaveLength(1);
});
