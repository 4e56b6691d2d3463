import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { triggerBy } from '@/services/realtime';
import { tryStore } from '@/services/upload';
import { realtimeApp } from '@/settings';
import { type Finding, type Look, look, ok, why, wrong } from './doctor-findings';
import { openStore } from './open-store';

const patience = 8000;
const gigabyte = 1024 ** 3;

/** A file is kept, read and removed. */
export const store: Look = async ({ s3, dataDir }) => {
  const name = s3 ? `bucket ${s3.bucket}` : join(dataDir, 'uploads');
  await tryStore(await openStore({ s3, dataDir }));
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
