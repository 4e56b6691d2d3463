import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { printTable } from './bench-table.mjs';
import { inRoot } from './root.mjs';

/** Pages that are seen before signing in. */
const strangers = { '/login': 150, '/resetpassword': 160 };
const budgets = {
  ...strangers,
  '/': 300,
  '/parcels': 300,
  '/report-emails': 300,
  '/settings': 300,
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A running portal of its own, in demo mode; resolves with its address and the way to stop it. */
async function startPortal() {
  const home = mkdtempSync(join(tmpdir(), 'niti-bench-'));
  const [port, servicesPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [inRoot('dist/launch.js')], {
    cwd: inRoot('.'),
    env: {
      ...process.env,
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: home,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  const answers = (address) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  const isUp = async () =>
    (await answers(`http://127.0.0.1:${servicesPort}/health`)) && answers(`${base}/login`);
  for (let tries = 0; !(await isUp()); tries++) {
    if (tries > 240) throw new Error('The portal did not start.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        rmSync(home, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { base, stop };
}

/** Signs in as NextAuth's own client does; resolves with the cookies. */
async function signIn(base) {
  const jar = new Map();
  const take = (response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const csrf = await take(await fetch(`${base}/api/auth/csrf`)).json();
  take(
    await fetch(`${base}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookie() },
      body: new URLSearchParams({
        ...csrf,
        key: 'manager@niti.example',
        password: 'niti-demo-2569',
        json: 'true',
      }),
    }),
  );
  return cookie();
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** gzip bytes of a page's HTML, and of every script and style sheet that it loads. */
async function weigh(base, path, cookie) {
  const html = await (await fetch(base + path, { headers: { cookie } })).text();
  const found = html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.(js|css))[^"]*"/g);
  const sizes = { js: 0, css: 0 };
  for (const [address, kind] of new Map([...found].map(([, name, kind]) => [name, kind]))) {
    const bytes = Buffer.from(await (await fetch(base + address)).arrayBuffer());
    sizes[kind] += gzipSync(bytes, { level: 9 }).length;
  }
  return { html: gzipSync(html).length, ...sizes };
}

/** What each page loads before it can be used, against its budget. */
export async function firstLoad() {
  const { base, stop } = await startPortal();
  try {
    const cookie = await signIn(base);
    const rows = [];
    for (const [path, budget] of Object.entries(budgets)) {
      const { html, js, css } = await weigh(base, path, path in strangers ? '' : cookie);
      rows.push([path, kilobytes(js), budget, kilobytes(css), kilobytes(html)]);
    }
    printTable('First load, kB gzip', ['page', 'scripts', 'budget', 'style sheets', 'HTML'], rows);
  } finally {
    await stop();
  }
}
