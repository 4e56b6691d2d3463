import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerMinimally, asked } from '@tests/kit/minimal-service';
import { declared } from '@tests/services/app/declared';
import { checkService } from '@/contract-check/check';
import { written } from '@/contract-check/main';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { exampleOf } from '@/contracts/kit/calls/sample';

const news = declared().filter(({ service }) => service === 'news');
const list = news.find(({ method, path }) => method === 'GET' && path === '/news') as Endpoint;

/** What a wrong service does to the list of news; undefined where it does as all others. */
type Fault = (request: IncomingMessage, reply: ServerResponse) => boolean;
let fault: Fault | undefined;

function minimal(request: IncomingMessage, reply: ServerResponse) {
  const endpoint = asked(news, request, new URL(request.url ?? '', 'http://here').pathname);
  if (endpoint === list && fault?.(request, reply)) return;
  answerMinimally(endpoint, request, reply);
}

const server = createServer(minimal);
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
afterEach(() => {
  fault = undefined;
});

const check = (endpoints = news) =>
  checkService(endpoints, { url, token: 'good' }, { isWriting: true });
const wrong = (found: Awaited<ReturnType<typeof check>>) =>
  found.filter(({ outcome }) => outcome === 'broken' || outcome === 'missing');

test('a service of nothing but the shapes keeps every call', async () => {
  const found = await check();
  expect(wrong(found)).toEqual([]);
  expect(found.filter(({ outcome }) => outcome === 'kept').length).toBeGreaterThan(10);
});

const answer = (status: number, body: string, type = 'application/json') =>
  ((_request, reply) => {
    reply.writeHead(status, { 'content-type': type });
    reply.end(body);
    return true;
  }) satisfies Fault;

const signed =
  (fault: Fault): Fault =>
  (request, reply) =>
    request.headers.authorization ? fault(request, reply) : false;

const page = exampleOf(list.reply) as { rows: object[]; total: number };
const coded = (data: unknown) => JSON.stringify({ code: '200', data });

test.each<[string, Fault, RegExp]>([
  ['nobody is asked who they are', answer(200, coded(page)), /answers without a token/],
  ['a visitor without a token is sent elsewhere', answer(302, ''), /302 instead of 401/],
  ['a refusal has no shape', answer(401, '{"error":"no"}'), /refuses without code and message/],
  ['it is not there', answer(404, '<h1>Not found</h1>', 'text/html'), /no such call/],
  ['it breaks', signed(answer(500, '{}')), /status 500/],
  ['it answers with a page', signed(answer(200, '<html>', 'text/html')), /no JSON but text\/html/],
  [
    'its envelope is another one',
    signed(answer(200, JSON.stringify({ success: 1, result: page }))),
    /envelope 'coded'/,
  ],
  [
    'a code that is no success',
    signed(answer(200, JSON.stringify({ code: '500', data: page }))),
    /envelope 'coded'/,
  ],
  ['a field is missing', signed(answer(200, coded({ rows: page.rows }))), /data\.total/],
  [
    'a field is of another kind',
    signed(answer(200, coded({ ...page, total: 'many' }))),
    /data\.total/,
  ],
  [
    'the size of a page is nothing to it',
    signed(answer(200, coded({ ...page, rows: [...page.rows, ...page.rows] }))),
    /more rows/,
  ],
  [
    'the connection is cut',
    (_, reply) => {
      reply.destroy();
      return true;
    },
    /no answer/,
  ],
])('%s: it is named', async (_, wrongly, why) => {
  fault = wrongly;
  const found = wrong(await check([list]));
  expect(found).toEqual([
    expect.objectContaining({ call: 'GET /news', why: expect.stringMatching(why) }),
  ]);
  expect(written(found)).toMatch(why);
});

test('without leave nothing is sent that could write', async () => {
  const methods: (string | undefined)[] = [];
  const note = (request: IncomingMessage) => void methods.push(request.method);
  server.on('request', note);
  await checkService(news, { url, token: 'good' });
  server.off('request', note);
  expect(new Set(methods)).toEqual(new Set(['GET']));
});

test('what a service adds of its own does no harm', async () => {
  const more = { ...page, rows: page.rows.map((row) => ({ ...row, colour: 'red' })), also: 1 };
  fault = signed(answer(200, coded(more)));
  expect(await check([list])).toEqual([{ call: 'GET /news', outcome: 'kept' }]);
});
