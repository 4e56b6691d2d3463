import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import { openDatabase } from '@/services/db/database';
import { DatabaseProblem } from '@/services/db/database-problem';
import { pendingMigrations } from '@/services/db/migrate';
import { triggerBy } from '@/services/realtime';
import { openLocalStore, openS3Store, tryStore } from '@/services/upload';
import { type LaunchedSettings, realtimeApp } from '@/settings';
import { migrations } from './migrations';

/** What was found of one part: well, to be looked at, or wrong; in words for whoever operates it. */
export interface Finding {
  is: 'ok' | 'look' | 'wrong';
  of: string;
  says: string;
}

export type Look = (settings: LaunchedSettings) => Promise<Finding[]>;

const ok = (of: string, says: string): Finding => ({ is: 'ok', of, says });
const look = (of: string, says: string): Finding => ({ is: 'look', of, says });
const wrong = (of: string, says: string): Finding => ({ is: 'wrong', of, says });

interface Failure {
  message?: string;
  code?: string;
  /** What `fetch` and Pusher's client failed by. */
  cause?: Failure;
  error?: Failure;
}

/** The first line of why something failed, by what is beneath it. */
export function why(failure: unknown): string {
  const { message, code, cause, error } = failure as Failure;
  const beneath = cause ?? error;
  if (beneath?.code || beneath?.message) return why(beneath);
  return (message || code || String(failure)).split('\n', 1)[0] ?? '';
}

const patience = 8000;
const dayMs = 86_400_000;
const fewDays = 14;
const mostDriftMs = 2000;
const gigabyte = 1024 ** 3;

/** The database, what a start would change in it, its clock, and the processes that work at it. */
export const database: Look = async ({ databaseUrl, dataDir }) => {
  const where = databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, 'db') };
  const db = await openDatabase(where).catch((error: unknown) => error as Error);
  if (db instanceof Error) {
    const isRunning = db instanceof DatabaseProblem && db.reason === 'LOCKED';
    return [
      isRunning
        ? ok('database', 'embedded, and in use by the running product')
        : wrong('database', why(db)),
    ];
  }
  try {
    const { rows } = await db.pool.query('select version() as version, now()::text as now');
    const found = [ok('database', String(rows[0].version).split(' ', 2).join(' '))];
    const drift = Math.abs(Date.now() - new Date(rows[0].now).getTime());
    const seconds = `this machine's clock and the database's differ by ${Math.round(drift / 1000)} s`;
    found.push(
      drift > mostDriftMs ? look('clocks', `${seconds}: set them by NTP`) : ok('clocks', seconds),
    );
    const pending = await pendingMigrations(db.pool, migrations).catch((error: unknown) =>
      why(error),
    );
    if (typeof pending === 'string') return [...found, wrong('migrations', pending)];
    if (pending.length > 0)
      return [
        ...found,
        look(
          'migrations',
          `${pending.length} are done by the next start; migrate --check says which`,
        ),
      ];
    found.push(ok('migrations', 'all are done'));
    const { rows: processes } = await db.pool.query(
      `select place, build from service_processes where seen_at > now() - interval '30 s' order by place`,
    );
    const builds = new Set(processes.map(({ build }) => build));
    const places = processes.map(({ place, build }) => `${place} (${build})`).join(', ') || 'none';
    if (!databaseUrl) return found;
    found.push(
      builds.size > 1 ? look('processes', `of several builds: ${places}`) : ok('processes', places),
    );
    return found;
  } finally {
    await db.close();
  }
};

/** A file is kept, read and removed. */
export const store: Look = async ({ s3, dataDir }) => {
  const folder = join(dataDir, 'uploads');
  const name = s3 ? `bucket ${s3.bucket}` : folder;
  await tryStore(await (s3 ? openS3Store(s3, folder) : openLocalStore(folder)));
  return [ok('store', `a file was kept in ${name}, read and removed`)];
};

/** An event is sent, as for a page. */
export const realtime: Look = async (settings) => {
  const { host, protocol } = new URL(settings.realtimeAt);
  const address = settings.pusher ?? { host, tls: protocol === 'https:' };
  await triggerBy(realtimeApp(settings), () => address)('health', 'asked', {});
  return [
    ok(
      'real-time',
      `an event was taken at ${address.host ?? `Pusher ${settings.pusher?.cluster}`}`,
    ),
  ];
};

/** Whoever answers `GET /health/ready` there says what it lacks. */
const ready = async (of: string, base: string): Promise<Finding> => {
  const signal = AbortSignal.timeout(patience);
  const reply = await fetch(`${base}/health/ready`, { signal }).catch((error: unknown) =>
    why(error),
  );
  if (typeof reply === 'string') return wrong(of, `${base} does not answer (${reply})`);
  const said = await reply.text();
  if (!reply.ok) return wrong(of, `${base} answers ${reply.status}: ${said.slice(0, 300)}`);
  return said.includes('"degraded"') ? look(of, said) : ok(of, `${base} is ready`);
};

export const services: Look = async ({ servicesAt }) => [await ready('services', servicesAt)];

/** The address that people use, by its name and with its certificate. */
export const portal: Look = async ({ portalUrl, host, port }) => {
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return [await ready('portal', portalUrl ?? `http://${here}:${port}`)];
};

export const certificate: Look = async ({ portalUrl }) => {
  const { protocol, hostname, port } = new URL(portalUrl ?? 'http://localhost');
  if (protocol !== 'https:') return [];
  const until = await new Promise<Date>((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port) || 443, servername: hostname },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.destroy();
      },
    );
    socket.setTimeout(patience, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
  const days = Math.floor((until.getTime() - Date.now()) / dayMs);
  const says = `${hostname}: good for ${days} days more`;
  return [days < fewDays ? look('certificate', `${says}: renew it`) : ok('certificate', says)];
};

export const space: Look = async ({ dataDir }) => {
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / gigabyte;
  const says = `${free.toFixed(1)} GB free at ${dataDir}`;
  if (free < 0.2) return [wrong('disk', says)];
  return [free < 2 ? look('disk', says) : ok('disk', says)];
};

/** The mail server takes who signs in; without one, letters that nobody was sent. */
export const mail: Look = async ({ smtp, dataDir, mode }) => {
  if (smtp) {
    const mailer = createTransport(smtp.url, { connectionTimeout: patience } as object);
    await mailer.verify();
    return [ok('mail', 'the mail server takes our letters')];
  }
  const letters = await readdir(join(dataDir, 'outbox')).catch(() => []);
  const says = `no SMTP_URL is set; ${letters.length} letters lie in ${join(dataDir, 'outbox')}`;
  return [mode === 'production' ? look('mail', `${says} and reached nobody`) : ok('mail', says)];
};
