import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { buildFront } from '@/front/front';
import { portalEnvironment } from '@/launch/portal';
import { withSecrets } from '@/launch/secrets';
import { parseSettings, readSettings } from '@/settings';
import { printTable } from '../table.mjs';
import { timesInTurns } from './timing';

const megabyte = 1024 * 1024;
const upload = '/services/upload/api/v1/upload?type=main&subtype=files';
const list = '/parcel/api/v1/parcels/parcelsListTab?pages=1&limit=50';

interface Ports {
  front: number;
  alone: number;
}

/** The front, and Next's handler alone, over the same Next in one process. */
async function serve(): Promise<void> {
  const app = next({ dev: false, dir: process.cwd() });
  await app.prepare();
  const answer = app.getRequestHandler();
  const front = buildFront({
    settings: readSettings(),
    build: 'bench',
    next: { answer },
    files: `${process.cwd()}/.next/static`,
  });
  await front.listen({ host: '127.0.0.1', port: 0 });
  const alone = createServer((asked, reply) => void answer(asked, reply));
  await once(alone.listen(0, '127.0.0.1'), 'listening');
  const [one, other] = [front.server.address(), alone.address()] as AddressInfo[];
  process.send?.({ front: one?.port, alone: other?.port });

  let [before, most] = [Number.POSITIVE_INFINITY, 0];
  setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  process.on('message', (asked) => {
    if (asked === 'begin') before = most = process.memoryUsage.rss();
    process.send?.((most - before) / megabyte);
  });
}

const agent = new Agent({ keepAlive: true });

/** Asks as a browser does, and reads the answer to its end. */
const ask = (port: number, path: string, headers: Record<string, string> = {}, body?: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const about = { 'accept-encoding': 'gzip, br', ...headers };
    const sent = request({ agent, port, path, method, headers: about }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.once('error', reject);
      reply.once('end', () => resolve(Buffer.concat(chunks)));
    });
    sent.once('error', reject);
    sent.end(body);
  });

async function told(child: ChildProcess, asked?: string) {
  if (asked) child.send(asked);
  return (await once(child, 'message'))[0];
}

const plain = { 'accept-encoding': 'identity' };

/** The scripts that a page's HTML names. */
async function scriptsOf(port: number, cookie: string): Promise<string[]> {
  const html = (await ask(port, '/parcels', { cookie, ...plain })).toString();
  return [...new Set([...html.matchAll(/src="(\/_next\/static\/[^"]+\.js)"/g)].map(String))].map(
    (found) => found.split(',')[1] ?? '',
  );
}

/** The portal's memory while twenty bodies of 20 MB pass through at once, MB more than before. */
async function memory(child: ChildProcess, port: number): Promise<number> {
  const body = Buffer.alloc(20 * megabyte, 'x');
  await told(child, 'begin');
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  await Promise.all(Array.from({ length: 20 }, () => ask(port, upload, form, body)));
  return told(child, 'end');
}

async function measure(home: string, servicesPort: string, cookie: string): Promise<void> {
  const settings = withSecrets(
    parseSettings({ DATA_DIR: home, SERVICES_PORT: servicesPort, LOG_LEVEL: 'error' }),
  );
  const env = portalEnvironment(settings, false);
  const child = fork(fileURLToPath(import.meta.url), [], { env });
  const { front, alone } = (await told(child)) as Ports;
  const session = JSON.parse(
    (await ask(front, '/api/auth/session', { cookie, ...plain })).toString(),
  );
  const bearer = { authorization: `Bearer ${session.accessToken}` };
  const scripts = await scriptsOf(front, cookie);
  const all = (port: number) => Promise.all(scripts.map((path) => ask(port, path)));

  const row = async (name: string, rounds: number, ways: (() => Promise<unknown>)[]) => {
    const [through, without] = await timesInTurns(rounds, ways);
    const ratio = (at: 'p50' | 'p99') => ((through?.[at] ?? 0) / (without?.[at] ?? 1)).toFixed(2);
    const figures = [through?.p50, through?.p99, without?.p50, without?.p99];
    return [name, ...figures.map((ms) => ms?.toFixed(1) ?? ''), ratio('p50'), ratio('p99')];
  };
  const rows = [
    await row('/parcels, signed in', 100, [
      () => ask(front, '/parcels', { cookie }),
      () => ask(alone, '/parcels', { cookie }),
    ]),
    await row(`its ${scripts.length} scripts at once`, 60, [() => all(front), () => all(alone)]),
    await row('50 parcels, by the service alone', 300, [
      () => ask(front, `/services${list}`, bearer),
      () => ask(settings.servicesPort, list, bearer),
    ]),
  ];
  printTable(
    "The front, and Next's handler (or the service) alone, in turns in one process",
    ['', 'front p50 ms', 'p99 ms', 'alone p50 ms', 'p99 ms', 'ratio p50', 'ratio p99'],
    rows,
  );
  const grown = await memory(child, front);
  console.log(`\nTwenty bodies of 20 MB at once: ${grown.toFixed(0)} MB more at the peak.`);
  child.kill();
}

const [home, servicesPort, cookie] = process.argv.slice(2);
if (home && servicesPort && cookie) {
  await measure(home, servicesPort, cookie);
  process.exit(0);
}
await serve();
