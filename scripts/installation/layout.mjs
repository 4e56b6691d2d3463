import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../database/own-postgres.mjs';
import { slowLine } from '../database/slow-line.mjs';
import { inRoot } from '../root.mjs';
import { haproxyConfig } from './haproxy.mjs';
import { noSettings } from './no-settings.mjs';
import { answers, part } from './part.mjs';

/** The database's disk, where it may have one of its own: room for its log at its usual size and the demo's data. */
const databaseMegabytes = 3000;

const names = {
  portals: ['portal-1', 'portal-2'],
  services: ['services-1', 'services-2', 'services-3'],
};

/** Which port each part has, from the first on. */
const portsFrom = (first) => ({
  ...{ portal: first, services: first + 1, realtime: first + 2, store: first + 3 },
  'portal-1': first + 11,
  'portal-2': first + 12,
  'services-1': first + 21,
  'services-2': first + 22,
  'services-3': first + 23,
});

const local = (port) => `http://127.0.0.1:${port}`;

/** What all parts of the product are told alike. */
const shared = (ports) => ({
  ...process.env,
  ...noSettings,
  NITI_MODE: 'demo',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  PORTAL_URL: local(ports.portal),
  TRUST_PROXY: 'loopback',
  PORTAL_SECRET: randomBytes(30).toString('hex'),
  TOKEN_SECRET: randomBytes(30).toString('hex'),
  MICROSITES: 'kms=https://kms.example/,katsan=https://katsan.example/',
});

/**
 * Starts three services, two portals, the process for events, a store and a database on this machine, behind
 * a balancer. Answers their addresses, the parts by their names, and the way to stop all.
 */
export async function startInstallation({ port, postgres, haproxy }) {
  const room = mkdtempSync(join(tmpdir(), 'niti-installation-'));
  const ports = portsFrom(port);
  const all = shared(ports);
  const database = startPostgres(postgres, { megabytes: databaseMegabytes });
  const line = await slowLine(database, join(room, 'line'));
  const store = {
    ...{ S3_ENDPOINT: local(ports.store), S3_REGION: 'us-east-1', S3_BUCKET: 'niti' },
    ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER', S3_FORCE_PATH_STYLE: 'true' },
  };
  const product = (name, ready, env) =>
    part({
      name,
      command: process.execPath,
      args: [inRoot('dist/launch.js')],
      env: { ...all, DATA_DIR: join(room, name), ...env },
      ready,
      log: join(room, `${name}.log`),
    });
  const services = (name, parts, env = {}) =>
    product(name, `${local(ports[name])}/health/ready`, {
      ...{ NITI_PARTS: parts, SERVICES_PORT: ports[name], DATABASE_URL: line.url },
      ...env,
    });
  writeFileSync(join(room, 'haproxy.cfg'), haproxyConfig(ports, names));
  const program = (name, command, args, ready) =>
    part({ name, command, args, env: process.env, ready, log: join(room, `${name}.log`) });
  const events = { REALTIME_API: local(ports.realtime) };
  const parts = [
    program('store', process.execPath, [
      ...['--openssl-legacy-provider', inRoot('__tests__/services/upload/s3-server.mjs')],
      ...[join(room, 'store'), store.S3_BUCKET, String(ports.store)],
    ]),
    services('realtime', 'realtime', store),
    ...names.services.map((name) => services(name, 'services,queue', { ...store, ...events })),
    program('balancer', haproxy, ['-f', join(room, 'haproxy.cfg')]),
    ...names.portals.map((name) =>
      product(name, `${local(ports[name])}/health/live`, {
        ...{ NITI_PARTS: 'portal', PORT: ports[name], SERVICES_PORT: ports.services, ...events },
      }),
    ),
  ];
  const stop = async () => {
    await Promise.all(parts.map((one) => one.stop()));
    line.stop();
    database.stop();
    rmSync(room, { recursive: true, force: true });
  };
  try {
    // In their order: the first of the services fills the database.
    for (const one of parts) await one.start();
    await answers(`${local(ports.portal)}/health/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    room,
    stop,
    database,
    line,
    tokenSecret: all.TOKEN_SECRET,
    portal: local(ports.portal),
    services: names.services.map((name) => local(ports[name])),
    portals: names.portals.map((name) => local(ports[name])),
    realtime: local(ports.realtime),
    part: (name) => parts.find((one) => one.name === name),
    /** Each part's own process, by its name. */
    pids: () => Object.fromEntries(parts.map(({ name, pid }) => [name, pid])),
    rolling: [...names.services, ...names.portals],
  };
}
