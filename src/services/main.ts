import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { outboxMail, smtpMail } from '@/services/kit/mail/post';
import { takePlace } from '@/services/kit/presence/presence';
import type { UploadFolders } from '@/services/upload';
import { type LaunchedSettings, publicAddress, readSettings } from '@/settings';
import { buildId } from '@/settings/build-id';
import { knownBypassApps } from '@/settings/bypass-apps';
import { startNotes } from '@/settings/start-notes';
import { buildServices } from './app';
import { giveUp } from './give-up';
import { migrations } from './migrations';
import { openStore } from './open-store';
import { prepare, StartProblem } from './prepare';
import { waitForDatabase } from './wait-for-database';

const failed = giveUp('The services cannot start');

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw inUse
      ? new StartProblem(`Port ${port} on ${host} is in use: set SERVICES_PORT to another.`)
      : error;
  }
}

/** Stands among the other processes at the database; the embedded one's folder is one process's anyway. */
async function takePlaceOf(settings: LaunchedSettings, db: Database, uploads: UploadFolders) {
  if (db.kind === 'embedded') return;
  const { parts, pusher, servicesPort } = settings;
  const keepsFiles = parts.services || parts.queue;
  return takePlace(
    db.orm,
    {
      place: `${hostname()}:${servicesPort}`,
      build: buildId(),
      store: keepsFiles ? uploads.place : '',
      realtime: parts.realtime && !pusher,
    },
    // The database's absence is told by who watches it.
    () => undefined,
  );
}

/** Stops when asked to, or when the parent process is gone; twice is once. */
function stopWhenAsked(app: FastifyInstance, db: Database, leave = async () => {}): void {
  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    const stopped = app
      .close()
      .then(leave)
      .then(() => db.close());
    stopped.then(() => process.exit(0), failed);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.once('disconnect', stop);
}

/** The database of these settings, with all that a start does to it. */
async function openPrepared(settings: LaunchedSettings, uploads: UploadFolders): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  const db = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, 'db') },
  );
  try {
    await db.patiently(async (patient) => {
      await migrate(patient, migrations);
      await prepare(patient.orm, { ...settings, uploads });
    });
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function start(): Promise<void> {
  const settings = readSettings();
  const { dataDir, tokenSecret, metricsToken, pusher, logLevel } = settings;
  const { servicesHost, servicesPort } = settings;
  const uploads = await openStore(settings);
  const db = await waitForDatabase({ host: servicesHost, port: servicesPort }, () =>
    openPrepared(settings, uploads),
  );
  try {
    const place = await takePlaceOf(settings, db, uploads);
    const { smtp } = settings;
    const outbox = smtp ? undefined : join(dataDir, 'outbox');
    const send = smtp ? smtpMail(smtp) : outboxMail(join(dataDir, 'outbox'));
    const mail = { send, portalUrl: publicAddress(settings), delivers: Boolean(smtp) };
    const bypassApps = knownBypassApps(settings);
    const app = buildServices({
      db: db.orm,
      tokenSecret,
      oldTokenSecrets: settings.oldSecrets.token,
      mail,
      uploads,
      pusher,
      bypassApps,
      microsites: settings.microsites,
      parts: settings.parts,
      realtimeAt: settings.realtimeAt,
      money: {
        accounting: settings.accountingSource,
        isDemo: settings.mode === 'demo',
        omise: settings.omise,
      },
      metrics: metricsToken ? { token: metricsToken, build: buildId(), outbox } : undefined,
      retention: { days: settings.keptDays, outbox },
      logLevel,
      slow: settings.slow,
    });
    await listen(app, servicesHost, servicesPort);
    if (settings.parts.queue) app.queue.start();
    for (const note of startNotes(settings)) process.stderr.write(`${note}\n`);
    db.lost.then(failed);
    stopWhenAsked(app, db, place?.leave);
  } catch (error) {
    await db.close();
    throw error;
  }
}

start().catch(failed);
