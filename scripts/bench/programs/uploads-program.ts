import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sessionEndpoints } from '@/contracts/auth/session';
import { buildServices } from '@/services/app';
import { migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { openLocalStore } from '@/services/upload';
import { printTable } from '../table.mjs';
import { cardKeys } from './card-keys';

const megabyte = 1024 * 1024;

/** What is sent, and how often at once. */
interface Load {
  name: string;
  type: string;
  ending: string;
  times: number;
  content: Buffer;
}

async function photo(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 as const };
  return sharp(randomBytes(width * height * 3), { raw })
    .blur(3)
    .jpeg({ quality: 92 })
    .toBuffer();
}
const document = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(bytes)]);
const files = 'type=main&subtype=files';
const photos = 'type=parcel&subtype=photo';

const loads = async (): Promise<Load[]> => [
  { name: 'a PDF of 20 MB', type: files, ending: 'pdf', times: 1, content: document(20e6) },
  {
    name: 'a photo of 12 MP',
    type: photos,
    ending: 'jpg',
    times: 1,
    content: await photo(4000, 3000),
  },
  {
    name: '100 PDFs of 1 MB at once',
    type: files,
    ending: 'pdf',
    times: 100,
    content: document(1e6),
  },
  {
    name: '100 photos of 2 MP at once',
    type: photos,
    ending: 'jpg',
    times: 100,
    content: await photo(1600, 1200),
  },
];

/** In a process of its own, so that its memory is not the services'. */
async function send(url: string, token: string): Promise<void> {
  const all = await loads();
  process.send?.('ready');
  for (const { type, ending, times, content } of all) {
    await once(process, 'message');
    const one = async () => {
      const body = new FormData();
      body.append('files', new File([new Uint8Array(content)], `a.${ending}`));
      const headers = { authorization: `Bearer ${token}` };
      const reply = await fetch(`${url}/upload/api/v1/upload?${type}`, {
        method: 'POST',
        headers,
        body,
      });
      return reply.status;
    };
    const statuses = await Promise.all(Array.from({ length: times }, one));
    process.send?.({
      bytes: content.length,
      kept: statuses.filter((status) => status === 200).length,
    });
  }
}

/** Writes the same bytes as durably as the store does, without looking at them; seconds. */
async function writePlainly(folder: string, times: number, bytes: number): Promise<number> {
  const content = randomBytes(bytes);
  const start = performance.now();
  for (let i = 0; i < times; i++) {
    const file = await open(join(folder, 'draft'), 'w');
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(join(folder, 'draft'), join(folder, `plain-${i}`));
  }
  return (performance.now() - start) / 1000;
}

function watchMemory() {
  const now = () => {
    const { heapUsed, external, rss } = process.memoryUsage();
    return { own: heapUsed + external, rss };
  };
  const before = now();
  const most = { ...before };
  const timer = setInterval(() => {
    const { own, rss } = now();
    most.own = Math.max(most.own, own);
    most.rss = Math.max(most.rss, rss);
  }, 5);
  return () => {
    clearInterval(timer);
    const grown = (name: 'own' | 'rss') => ((most[name] - before[name]) / megabyte).toFixed(0);
    return { own: grown('own'), rss: grown('rss') };
  };
}

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'niti-bench-'));
  const db = await openDatabase({ folder: join(folder, 'db') });
  await migrate(db, 'src/services/db/migrations');
  await prepare(db.orm, { mode: 'demo', demoScale: 0.1, firstAdmin: undefined, cardKeys });
  const mail = { send: async () => {}, portalUrl: 'http://localhost:3000' };
  const uploads = await openLocalStore(join(folder, 'uploads'));
  const app = buildServices({ db: db.orm, tokenSecret: 'x'.repeat(64), mail, uploads });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const params = { password: 'niti-demo-2569' };
  const signedIn = await fetch(`${url}/auth/api/v1${sessionEndpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: 'manager', type: 'password', app: 'niti', params }),
  });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const sender = fork(fileURLToPath(import.meta.url), [url, data.accessToken]);

  const [all] = await Promise.all([loads(), once(sender, 'message')]);
  const rows: (string | number)[][] = [];
  for (const { name, times } of all) {
    const memory = watchMemory();
    const start = performance.now();
    sender.send('next');
    const [{ bytes, kept }] = (await once(sender, 'message')) as [{ bytes: number; kept: number }];
    const seconds = (performance.now() - start) / 1000;
    const { own, rss } = memory();
    const plain = await writePlainly(folder, times, bytes);
    const sent = ((bytes * times) / megabyte).toFixed(0);
    rows.push([name, `${kept} of ${times}`, sent, own, rss, (seconds / plain).toFixed(1)]);
  }
  printTable(
    'Uploads to the services, local folder; what memory grew by at its peak',
    ['', 'kept', 'MB sent', 'heap and buffers, MB', 'process, MB', 'time / plain durable write'],
    rows,
  );
  await app.close();
  await db.close();
  await rm(folder, { recursive: true });
}

const [url, token] = process.argv.slice(2);
await (url && token ? send(url, token) : measure());
process.exit(0);
