import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { awaitAnswer } from '@/launch/await-answer';
import { DatabaseProblem } from '@/services/db/database-problem';
import { waitForDatabase } from '@/services/wait-for-database';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

test('a start whose database is away is answered for until it is there, then it is its own', async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let isThere = false;
  const started = waitForDatabase({ host: '127.0.0.1', port }, async () => {
    if (!isThere) throw new DatabaseProblem('UNREACHABLE', 'PostgreSQL at x cannot be used.');
    return 'started';
  });
  const ask = (path: string) =>
    fetch(address + path, { method: 'POST', body: 'a'.repeat(100_000) });
  while (!(await ask('/').catch(() => false))) await pause(10);
  const launched = awaitAnswer(
    { what: 'services', address: `${address}/health`, seconds: 2 },
    new AbortController().signal,
  );
  const health = await ask('/health');
  expect([health.status, health.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await health.json()).toEqual({
    status: 'failed',
    database: 'unreachable',
    queue: 'waiting',
  });
  expect((await ask('/health/live')).status).toBe(200);
  expect((await ask('/health/ready')).status).toBe(503);
  const call = await ask('/auth/api/v1/auth/login');
  expect([call.status, (await call.json()).code]).toEqual([503, 'UNAVAILABLE']);
  // Longer than the launcher waits for who does not say that he waits.
  await pause(3000);
  isThere = true;
  expect(await started).toBe('started');
  expect(said).toEqual(['PostgreSQL at x cannot be used. The services wait for it.\n']);
  const own = createServer((_, reply) => void reply.end()).listen(port, '127.0.0.1');
  await launched;
  own.close();
});

test('what waiting would not mend ends the start', async () => {
  const refused = new DatabaseProblem('REFUSED', 'wrong password');
  const start = () => Promise.reject(refused);
  await expect(waitForDatabase({ host: '127.0.0.1', port: 0 }, start)).rejects.toBe(refused);
  expect(said).toEqual([]);
});
