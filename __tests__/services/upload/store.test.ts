import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openLocalStore } from '@/services/upload/local-store';
import { addressOf } from '@/services/upload/s3-client';
import { openS3Store } from '@/services/upload/s3-store';
import type { UploadFolders } from '@/services/upload/store';

const s3 = {
  region: 'us-east-1',
  bucket: 'niti-uploads',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  pathStyle: true,
};
let root = '';
let server: ChildProcess;
let endpoint = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'niti-store-'));
  const script = join(__dirname, 's3-server.mjs');
  const stdio = ['pipe', 'pipe', 'inherit'] as const;
  const child = spawn(
    process.execPath,
    ['--openssl-legacy-provider', script, join(root, 's3'), s3.bucket],
    {
      stdio: [...stdio],
    },
  );
  server = child;
  const [port] = await once(child.stdout as Readable, 'data');
  endpoint = `http://127.0.0.1:${Number(port)}`;
}, 60_000);
afterAll(async () => {
  server.stdin?.end();
  await once(server, 'exit');
  await rm(root, { recursive: true });
});

const folder = () => join(root, randomUUID());
const open = {
  'the local folder': () => openLocalStore(folder()),
  'a bucket': () => openS3Store({ ...s3, endpoint }, folder()),
};
const someTime = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function put({ store, incoming }: UploadFolders, content: Buffer): Promise<string> {
  const key = `${randomUUID()}.file`;
  const path = join(incoming, key);
  await writeFile(path, content);
  await store.put(key, path);
  expect(existsSync(path)).toBe(false);
  return key;
}

async function list({ store }: UploadFolders, before: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.listBefore(before)) keys.push(key);
  return keys;
}

describe.each(Object.entries(open))('%s', (_, openStore) => {
  test('gives back what was put, to the byte', async () => {
    const folders = await openStore();
    const content = Buffer.alloc(3_000_000, 'เอกสาร');
    const key = await put(folders, content);
    const got = await folders.store.get(key);
    expect((await buffer(got as never)).equals(content)).toBe(true);
  });

  test('has nothing that was removed, and removing twice is once', async () => {
    const folders = await openStore();
    const key = await put(folders, Buffer.from('x'));
    await folders.store.remove(key);
    await folders.store.remove(key);
    await expect(folders.store.get(key)).rejects.toThrow();
    expect(await list(folders, someTime(1))).not.toContain(key);
  });

  test('lists what is older than an instant, and no more', async () => {
    const folders = await openStore();
    const keys = [await put(folders, Buffer.from('x')), await put(folders, Buffer.from('y'))];
    expect(await list(folders, someTime(1))).toEqual(expect.arrayContaining(keys));
    expect(await list(folders, someTime(-1))).toEqual([]);
  });
});

test('a file of the local folder is two folders deep', async () => {
  const home = folder();
  const key = await put(await openLocalStore(home), Buffer.from('x'));
  const id = key.slice(0, 36);
  expect(await readFile(join(home, id.slice(-2), id.slice(-4, -2), key), 'utf8')).toBe('x');
  expect(await readdir(join(home, 'incoming'))).toEqual([]);
});

/** Puts a file of the bucket there again under so many other names, in the server's own folder. */
async function copyInBucket(key: string, count: number): Promise<string[]> {
  const names = await readdir(join(root, 's3'), { recursive: true });
  const parts = names.filter((name) => name.includes(key)).map((name) => join(root, 's3', name));
  expect(parts.length).toBeGreaterThan(0);
  const keys = Array.from({ length: count }, () => `${randomUUID()}.file`);
  for (const other of keys) {
    await Promise.all(parts.map((part) => copyFile(part, part.replace(key, other))));
  }
  return keys;
}

test('a bucket of more than a thousand files is listed to its end', async () => {
  const folders = await open['a bucket']();
  const before = new Set(await list(folders, someTime(1)));
  const key = await put(folders, Buffer.of(1));
  const keys = [key, ...(await copyInBucket(key, 1050))];
  const listed = await list(folders, someTime(1));
  expect(listed.filter((one) => !before.has(one)).sort()).toEqual(keys.sort());
}, 60_000);

test.each([
  ['a wrong secret', { secretAccessKey: 'a-secret-of-nobody' }, '403 SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'NOBODY' }, '403 InvalidAccessKeyId'],
  ['a bucket that there is not', { bucket: 'nothing-here' }, '404 NoSuchBucket'],
  ['an address where nothing listens', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
])('%s is one line without the secret', async (_, wrong, why) => {
  const settings = { ...s3, endpoint, ...wrong };
  const problem = await openS3Store(settings, folder()).catch((error) => error);
  expect(problem).toMatchObject({ name: 'StoreProblem' });
  expect(problem.message).toContain(why);
  expect(problem.message).toMatch(/^Bucket [^\n]+\.$/);
  expect(problem.message).not.toContain(settings.secretAccessKey);
});

/** Something that answers in a store's place and writes down how it was asked. */
async function standIn(answer: () => number): Promise<{ port: number; seen: string[] }> {
  const seen: string[] = [];
  const server = createServer((request, reply) => {
    seen.push(`${request.headers.host} ${request.method} ${request.url}`);
    request.resume();
    reply.statusCode = answer();
    reply.end('probe');
  });
  standIns.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, seen };
}
const standIns: Server[] = [];
afterAll(() => {
  for (const server of standIns) server.close();
});

test('a store that fails for a moment is asked again, three times in all', async () => {
  let failures = 2;
  const { port, seen } = await standIn(() => (failures-- > 0 ? 503 : 200));
  const settings = { ...s3, endpoint: `http://127.0.0.1:${port}` };
  await openS3Store(settings, folder());
  const [first = '', ...again] = seen;
  expect(first).toMatch(/ PUT \/niti-uploads\/uploads\/[0-9a-f-]{36}\.probe$/);
  expect(again.slice(0, 2)).toEqual([first, first]);
  failures = 3;
  await expect(openS3Store(settings, folder())).rejects.toThrow('503');
});

test.each([
  ['https://s3.example', true, 'https://s3.example/niti-uploads/uploads/a.file'],
  ['https://s3.example', false, 'https://niti-uploads.s3.example/uploads/a.file'],
  ['http://127.0.0.1:9000/s3', true, 'http://127.0.0.1:9000/s3/niti-uploads/uploads/a.file'],
])('a file in a bucket of %s, path style %s, is at %s', (endpoint, pathStyle, address) => {
  const call = { method: 'GET', key: 'uploads/a.file' } as const;
  expect(addressOf({ ...s3, endpoint, pathStyle }, call).toString()).toBe(address);
});
