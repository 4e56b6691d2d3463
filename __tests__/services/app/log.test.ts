import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fieldsOf } from '@tests/kit/call-fields';
import { sampleCall, withValue } from '@tests/kit/sample-call';
import { startServices } from '@tests/kit/services';
import { DrizzleQueryError } from 'drizzle-orm';
import { fastify } from 'fastify';
import { sessionEndpoints } from '@/contracts/auth/session';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { logger } from '@/services/log';
import { addressOf, declared, nameOf } from './declared';

const services = startServices({ logs: true });

/** What people and programs type that is nobody else's to read, one for each kind of field. */
const marks = [
  ...['มาโนชผู้ถูกทำเครื่องหมาย', 'marked@person.example', '0898765432', '1103700012345'],
  ...['marked-password-of-tests', 'marked/path of tests'],
];

interface Line {
  msg: string;
  requestId?: string;
  call?: string;
  statement?: string;
}
const linesOf = async () => (await services.log()).map((line) => JSON.parse(line) as Line);

const send = (path: string, method: string, { query = {}, body }: Parts, headers: object) =>
  fetch(`${services.url}${path}?${new URLSearchParams(query as Record<string, string>)}`, {
    method,
    ...(body !== undefined && method !== 'GET' && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Whether a call has a value at a path, or a list's first one. */
const isThere = (whole: unknown, path: readonly string[]): boolean =>
  path.length === 0 ||
  (typeof whole === 'object' &&
    whole !== null &&
    isThere((whole as Record<string, unknown>)[path[0] ?? ''], path.slice(1)));

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

test.each(declared().map((one) => [nameOf(one), one] as const))(
  '%s: nothing of what is sent stands in the log',
  async (_, endpoint) => {
    const token = await services.signIn('manager');
    let good: Parts = sampleCall(endpoint);
    let bad: Parts = good;
    for (const { path, takes } of fieldsOf(endpoint.call)) {
      const at = path.split('.');
      if (takes !== 'string' || !isThere(good, at)) continue;
      bad = withValue(bad, at, marks[0]) as Parts;
      const taken = marks.find(
        (mark) => endpoint.call.safeParse(withValue(good, at, mark)).success,
      );
      if (taken) good = withValue(good, at, taken) as Parts;
    }
    for (const parts of [good, bad]) {
      const path = addressOf(endpoint).replace(/:(\w+)/g, (_, name) =>
        encodeURIComponent(parts.params?.[name] ?? randomUUID()),
      );
      await send(path, endpoint.method, parts, { authorization: `Bearer ${token}` });
    }
  },
);

test('nothing of it does, nor of what was signed in with', async () => {
  const params = { password: 'marked-password-of-tests' };
  const body = { key: 'marked@person.example', type: 'password', app: 'niti', params } as const;
  await services.call(sessionEndpoints.login, { body });
  await services.call(
    sessionEndpoints.menu,
    { body: { app: 'niti', scope: '*' } },
    'marked-bearer',
  );
  const token = await services.signIn('manager');
  const log = (await services.log()).join('\n');
  expect(log.split('\n').length).toBeGreaterThan(2000);
  const secrets = [token, token.split('.')[2] ?? '', 'niti-demo-2569', 'marked-bearer', 'Bearer '];
  for (const mark of [...marks, 'marked', ...secrets, services.tokenSecret]) {
    const found = log.indexOf(mark);
    expect(found < 0 ? '' : log.slice(Math.max(0, found - 300), found + 100)).toBe('');
  }
  expect(log).not.toMatch(/"(ip|remoteAddress|user-agent)"/);
});

test('every line of a call bears the id that the call came with', async () => {
  const requestId = randomUUID();
  const authorization = `Bearer ${await services.signIn('counter')}`;
  const path = addressOf(parcelEndpoints.list);
  const other = () => send(path, 'GET', {}, { authorization });
  // A read begins for who its caller was, and is done again where that has changed: here it has not.
  await other();
  const before = (await linesOf()).length;
  const [mine] = await Promise.all([
    send(path, 'GET', {}, { authorization, 'x-request-id': requestId }),
    ...Array.from({ length: 40 }, other),
  ]);
  expect([mine.status, mine.headers.get('x-request-id')]).toEqual([200, requestId]);
  const told = async () => (await linesOf()).slice(before).filter(({ requestId }) => requestId);
  let lines = await told();
  // The last line of a call may come after its answer.
  while (lines.filter(({ msg }) => msg === 'a slow call').length < 41) {
    await pause(20);
    lines = await told();
  }
  const of = new Map<unknown, Line[]>();
  for (const line of lines) {
    of.set(line.requestId, [...(of.get(line.requestId) ?? []), line]);
  }
  const own = of.get(requestId) ?? [];
  expect(own.filter(({ msg }) => msg === 'a slow call')).toMatchObject([{ call: path }]);
  // What one of them asks of parcels is what each of the same does, however they share connections.
  const asked = [...of.values()].map(
    (some) => some.filter(({ statement }) => statement?.includes('from "parcels"')).length,
  );
  expect(of.size).toBe(41);
  expect(asked[0]).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(1);
});

test.each([
  'short',
  'a name of somebody and a phone',
  '0812345678',
  'x'.repeat(30),
  'a'.repeat(65),
])('an id that is none, %s, is not taken over', async (given) => {
  const reply = await send('/health/live', 'GET', {}, { 'x-request-id': given });
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what the database could not read is not told with its value', () => {
  const lines: string[] = [];
  const app = fastify({ logger: logger('error', { write: (line) => void lines.push(line) }) });
  const cause = Object.assign(new Error('invalid input syntax for type integer: "0898765432"'), {
    ...{ code: '22P02', severity: 'ERROR' },
  });
  app.log.error({ err: new DrizzleQueryError('select $1', ['0898765432'], cause) }, 'failed');
  expect(lines.join()).toContain('invalid input syntax for type integer');
  expect(lines.join()).not.toContain('0898765432');
});
