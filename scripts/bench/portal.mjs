import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as here } from '../root.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * A running portal of its own, in demo mode; resolves with its address, its services' port and the way to stop it. Its
 * data is kept only in a `home` that it is given; `scale` is how many times the demo's parcels, `env` what is set beside,
 * `root` another build's folder.
 */
export async function startPortal({ home: kept, scale = 1, env = {}, root = here } = {}) {
  const home = kept ?? mkdtempSync(join(tmpdir(), 'niti-bench-'));
  const [port, servicesPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(root, 'dist/launch.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: home,
      DEMO_SCALE: String(scale),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // What fails before `stop` must not leave it behind.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const base = `http://127.0.0.1:${port}`;
  const answers = (address) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  const isUp = async () =>
    (await answers(`http://127.0.0.1:${servicesPort}/health`)) && answers(`${base}/login`);
  for (let tries = 0; !(await isUp()); tries++) {
    if (tries > 2400 || child.exitCode !== null) throw new Error('The portal did not start.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        process.off('exit', end);
        if (!kept) rmSync(home, { recursive: true, force: true });
        resolve();
      });
      end();
    });
  return { base, servicesPort, stop };
}

/** Signs a demo account in as NextAuth's own client does; resolves with the cookies. */
export async function signIn(base, who = 'manager') {
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
        key: `${who}@niti.example`,
        password: 'niti-demo-2569',
        json: 'true',
      }),
    }),
  );
  return cookie();
}
