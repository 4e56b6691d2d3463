import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../bundle.mjs';
import { inRoot } from '../root.mjs';
import { bundleWithDatabase } from './database-bundle.mjs';

// Kills the services with SIGKILL in the middle of receiving parcels, starts them again, and looks
// for every parcel that was acknowledged: `node scripts/database/crash-services.mjs [--rounds 25]`.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    parcels: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4870' },
  },
});
const [rounds, most] = [Number(values.rounds), Number(values.parcels)];
const home = mkdtempSync(join(tmpdir(), 'niti-crash-services-'));
const base = `http://127.0.0.1:${values.port}`;

await bundle();
const { parseSettings, settingsAsEnvironment } = await import(
  await bundleWithDatabase('crash-services', 'src/settings.ts')
);
const settings = {
  ...parseSettings({ SERVICES_PORT: values.port, DATA_DIR: home, LOG_LEVEL: 'silent' }),
  portalSecret: 'p'.repeat(64),
  tokenSecret: 't'.repeat(64),
};

async function start() {
  const services = spawn(process.execPath, [inRoot('dist/services.js')], {
    cwd: inRoot('.'),
    env: { ...process.env, ...settingsAsEnvironment(settings) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`${base}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (services.exitCode !== null) throw new Error('The services did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return services;
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
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()).data;
}

const parcelsApi = 'parcel/api/v1/parcels';
const acknowledged = new Set();

/** Eight clients receive parcels until so many are acknowledged; there the services are killed. */
async function receiveAndKill(services, token, unitId) {
  const until = acknowledged.size + 1 + Math.floor(Math.random() * most);
  const client = async () => {
    for (;;) {
      const id = randomUUID();
      const draft = { id, unitId, recipientName: 'สมชาย ใจดี', carrier: 'flash', kind: 'box' };
      try {
        await call(`${parcelsApi}/insertParcels`, token, { parcels: [draft] });
      } catch (error) {
        if (services.killed) return;
        throw error;
      }
      acknowledged.add(id);
      if (acknowledged.size >= until) services.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
}

async function readBack(token) {
  const found = new Set();
  for (let page = 1; ; page++) {
    const { rows } = await call(`${parcelsApi}/parcelsListTab?limit=500&pages=${page}`, token);
    for (const { id } of rows) found.add(id);
    if (rows.length < 500) return found;
  }
}

let services = await start();
const { accessToken } = await call('auth/api/v1/auth/login', undefined, {
  key: 'counter@niti.example',
  type: 'password',
  app: 'niti',
  params: { password: 'niti-demo-2569' },
  url: '/',
});
const [unit] = await call(`${parcelsApi}/masterUnit?keywords=`, accessToken);
let lost = 0;
for (let round = 1; round <= rounds; round++) {
  const gone = new Promise((resolve) => services.once('exit', resolve));
  await receiveAndKill(services, accessToken, unit.id);
  await gone;
  services = await start();
  const found = await readBack(accessToken);
  lost = [...acknowledged].filter((id) => !found.has(id)).length;
  console.log(`round ${round}: ${acknowledged.size} acknowledged so far, ${lost} lost`);
  if (lost > 0) break;
}
services.kill('SIGTERM');
await new Promise((resolve) => services.once('exit', resolve));
rmSync(home, { recursive: true, force: true });
process.exit(lost > 0 ? 1 : 0);
