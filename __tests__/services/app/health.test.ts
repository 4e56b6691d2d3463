/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { serveHealth } from '@/services/health';
import { triggerBy } from '@/services/realtime';
import { openLocalStore, openS3Store, tryStore } from '@/services/upload';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'niti-health-'));
});
afterEach(() => rm(root, { recursive: true }));

type Parts = Parameters<typeof serveHealth>[1];

/** What a process says whose parts are well, but for these. */
async function asked(cut: Partial<Parts>, path = '/health/ready') {
  const app = fastify();
  serveHealth(app, {
    database: async () => true,
    queue: () => 'ok',
    store: async () => undefined,
    realtime: async () => undefined,
    folder: root,
    ...cut,
  });
  const reply = await app.inject(path);
  await app.close();
  return { status: reply.statusCode, said: reply.json() };
}

const well = { database: 'ok', queue: 'ok', store: 'ok', realtime: 'ok', disk: 'ok' };

test.each(['/health/ready', '/health'])(
  '%s: a process whose parts answer is ready',
  async (path) => {
    expect(await asked({}, path)).toEqual({ status: 200, said: { status: 'ok', ...well } });
  },
);

const gone = () => Promise.reject(new Error('gone'));

test.each([
  [{ database: async () => false }, { database: 'unreachable', queue: 'waiting' }],
  [{ queue: () => 'closed' as const }, { queue: 'closed' }],
  [{ queue: () => 'silent' as const }, { queue: 'silent' }],
  [{ store: gone }, { store: 'unreachable' }],
])('%o: it is not ready, and says why', async (cut, named) => {
  const said = { status: 'failed', ...well, ...named };
  expect(await asked(cut)).toEqual({ status: 503, said });
  expect(await asked(cut, '/health/live')).toEqual({ status: 200, said: { status: 'ok' } });
});

test.each([
  [{ realtime: gone }, { realtime: 'unreachable' }],
  [{ folder: '/nowhere' }, { disk: 'unreachable' }],
])('%o: it goes on, and says so', async (cut, named) => {
  const said = { status: 'degraded', ...well, ...named };
  expect(await asked(cut)).toEqual({ status: 200, said });
});

test('what does not answer is not waited for', async () => {
  const never = () => new Promise<never>(() => {});
  expect(await asked({ store: never })).toMatchObject({ said: { store: 'unreachable' } });
});

// The portal asks for this answer, and has less patience than a connection and a statement together.
test('a database that is frozen is told as soon as any other part', async () => {
  const never = () => new Promise<never>(() => {});
  expect(await asked({ database: never })).toMatchObject({
    ...{ status: 503, said: { database: 'unreachable', queue: 'waiting' } },
  });
});

test('a store is tried by a file, which does not stay', async () => {
  const folders = await openLocalStore(join(root, 'uploads'));
  await tryStore(folders);
  const left = [];
  for await (const key of folders.store.listBefore(new Date(Date.now() + 60_000))) left.push(key);
  expect(left).toEqual([]);
  await rm(join(root, 'uploads'), { recursive: true });
  await writeFile(join(root, 'uploads'), 'no folder');
  await expect(tryStore(folders)).rejects.toThrow();
});

test('a bucket that is gone is found out', async () => {
  const s3 = { region: 'x', bucket: 'niti-uploads', accessKeyId: 'a', secretAccessKey: 'b' };
  const away = { ...s3, endpoint: 'http://127.0.0.1:9', pathStyle: true };
  await expect(openS3Store(away, root)).rejects.toThrow('cannot be used (ECONNREFUSED)');
});

test('a real-time server that is gone is found out', async () => {
  const send = triggerBy({ appId: '1', key: 'a', secret: 'b' }, () => ({
    host: '127.0.0.1:9',
    tls: false,
  }));
  expect(await asked({ realtime: () => send('health', 'asked', {}) })).toMatchObject({
    said: { status: 'degraded', realtime: 'unreachable' },
  });
});
