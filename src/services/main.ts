import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { CardKeyProblem } from '@/services/db/card-seal';
import { type Database, DatabaseProblem, migrate, openDatabase } from '@/services/db/database';
import { outboxMail, smtpMail } from '@/services/kit/mail/post';
import { openLocalStore, openS3Store, StoreProblem, type UploadFolders } from '@/services/upload';
import { type LaunchedSettings, publicAddress, readSettings, SettingsProblem } from '@/settings';
import { knownBypassApps } from '@/settings/bypass-apps';
import { startNotes } from '@/settings/start-notes';
import { buildServices } from './app';
import { prepare, StartProblem } from './prepare';
import { waitForDatabase } from './wait-for-database';

// As seen from dist, where the bundle of this file lies.
const migrations = fileURLToPath(new URL('../src/services/db/migrations', import.meta.url));

const expected = [CardKeyProblem, DatabaseProblem, SettingsProblem, StartProblem, StoreProblem];

/** Ends the process with exactly one line on standard error. */
function giveUp(error: unknown): never {
  const known = expected.some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  const line = `${known ? '' : 'The services cannot start: '}${message.split('\n', 1)[0]}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

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

/** Stops when asked to, or when the parent process is gone; twice is once. */
function stopWhenAsked(app: FastifyInstance, db: Database): void {
  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    const stopped = app.close().then(() => db.close());
    stopped.then(() => process.exit(0), giveUp);
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
  const { dataDir, tokenSecret, pusher, logLevel, servicesHost, servicesPort } = settings;
  const kept = join(dataDir, 'uploads');
  const uploads = await (settings.s3 ? openS3Store(settings.s3, kept) : openLocalStore(kept));
  const db = await waitForDatabase({ host: servicesHost, port: servicesPort }, () =>
    openPrepared(settings, uploads),
  );
  try {
    const { smtp } = settings;
    const send = smtp ? smtpMail(smtp) : outboxMail(join(dataDir, 'outbox'));
    const mail = { send, portalUrl: publicAddress(settings), delivers: Boolean(smtp) };
    const bypassApps = knownBypassApps(settings);
    const app = buildServices({
      db: db.orm,
      tokenSecret,
      mail,
      uploads,
      pusher,
      bypassApps,
      microsites: settings.microsites,
      money: {
        accounting: settings.accountingSource,
        isDemo: settings.mode === 'demo',
        omise: settings.omise,
      },
      logLevel,
    });
    await listen(app, servicesHost, servicesPort);
    app.queue.start();
    for (const note of startNotes(settings)) process.stderr.write(`${note}\n`);
    db.lost.then(giveUp);
    stopWhenAsked(app, db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

start().catch(giveUp);
