import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../bundle.mjs';
import { inRoot } from '../root.mjs';
import { bundleWithDatabase } from './database-bundle.mjs';

/** The product's services over a demo database of their own, to be killed and started again. */
export async function servicesToKill(port) {
  const home = mkdtempSync(join(tmpdir(), 'niti-crash-services-'));
  const base = `http://127.0.0.1:${port}`;
  await bundle();
  const { parseSettings, settingsAsEnvironment } = await import(
    await bundleWithDatabase('crash-services', 'src/settings.ts')
  );
  const settings = {
    ...parseSettings({ SERVICES_PORT: port, DATA_DIR: home, LOG_LEVEL: 'silent' }),
    portalSecret: 'p'.repeat(64),
    tokenSecret: 't'.repeat(64),
  };
  let running;

  async function start() {
    const services = spawn(process.execPath, [inRoot('dist/services.js')], {
      cwd: inRoot('.'),
      env: { ...process.env, ...settingsAsEnvironment(settings) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running = services;
    const isUp = () =>
      fetch(`${base}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (services.exitCode !== null) throw new Error('The services did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function end(signal) {
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  }

  async function call(path, token, body) {
    const response = await fetch(`${base}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) {
      throw Object.assign(new Error(`${path} answered ${JSON.stringify(answer)}`), { answer });
    }
    return answer.data;
  }

  return {
    start,
    call,
    /** With SIGKILL, in the middle of whatever it does. */
    kill: () => end('SIGKILL'),
    isKilled: () => running.killed,
    signIn: async (name) => {
      const { accessToken } = await call('auth/api/v1/auth/login', undefined, {
        ...{ key: `${name}@niti.example`, type: 'password', app: 'niti', url: '/' },
        params: { password: 'niti-demo-2569' },
      });
      return accessToken;
    },
    async close() {
      await end('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
