import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fastify } from 'fastify';
import type { PoolClient } from 'pg';
import { buildServices } from '@/services/app';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { openLocalStore } from '@/services/upload';
import { cardKeys } from './card-keys';

/** The database for statements that no call would wait for. */
export type Patient = Pick<Database, 'orm' | 'pool'>;

/** The first property's parcels again at the other two, between them, so many times. */
async function fillOthers({ pool }: Patient, times: number) {
  const { rows } = await pool.query('select count(*)::integer as n from parcels');
  if (times < 1 || rows[0].n > 250_000) return;
  const copied = `carrier, kind, status, unit_id, unit_number, recipient_name, note, received_at,
    received_by, user_status, booking_status, booking_date, booking_slot`;
  for (let n = 1; n <= times; n++) {
    await pool.query(
      `insert into parcels (id, property_id, doc_code, parcel_code, ${copied})
      select gen_random_uuid(), (select id from properties where code = $1), doc_code || '-' || $2::text,
        parcel_code, ${copied}
      from parcels where property_id = (select id from properties where code = 'RMN')`,
      [n % 2 ? 'STP' : 'SPK', n],
    );
  }
}

/** A database of 200,000 parcels in one property, `crowd` times as many in all. */
export async function openFilled(folder: string, crowd: number, url: string | undefined) {
  mkdirSync(folder, { recursive: true });
  const db = await openDatabase(url ? { url } : { folder: join(folder, 'db') });
  await db.patiently(async (patient) => {
    await migrate(patient, 'src/services/db/migrations');
    console.log('\nPreparing the parcels (only the first time).');
    await prepare(patient.orm, { mode: 'demo', demoScale: 334, firstAdmin: undefined, cardKeys });
    await fillOthers(patient, crowd - 1);
    await patient.pool.query('vacuum analyze');
  });
  return db;
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** The product's services, listening. */
export async function startServices(db: Database, folder: string) {
  const app = buildServices({
    db: db.orm,
    tokenSecret: 'x'.repeat(64),
    mail: { send: async () => {}, portalUrl: 'http://localhost:3000' },
    uploads: await openLocalStore(join(folder, 'uploads')),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: portOf(app.server), close: () => app.close() };
}

/** The same framework and driver with nothing between them: statements by hand, sent as JSON. */
export async function startBare(db: Database, statements: () => string[]) {
  const app = fastify();
  app.get('/', () =>
    Promise.all(statements().map(async (text) => (await db.pool.query(text)).rows)),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: portOf(app.server), close: () => app.close() };
}

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** The statements that a call makes, and the database's pages (8 kB) that they look at. */
export async function effort({ pool }: Database, call: () => Promise<unknown>) {
  const made: { text: string; values: unknown[] }[] = [];
  const back = new Map<PoolClient, () => void>();
  const hear = (client: PoolClient) => {
    if (back.has(client)) return;
    const query = client.query as (...parts: unknown[]) => unknown;
    back.set(client, () => Object.assign(client, { query }));
    const heard = (config: string | { text: string }, ...rest: unknown[]) => {
      const values = Array.isArray(rest[0]) ? rest[0] : [];
      made.push({ text: typeof config === 'string' ? config : config.text, values });
      return Reflect.apply(query, client, [config, ...rest]);
    };
    Object.assign(client, { query: heard });
  };
  pool.on('acquire', hear);
  await call().finally(() => {
    pool.off('acquire', hear);
    for (const one of back.values()) one();
  });
  let pages = 0;
  for (const { text, values } of made) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return { statements: made.length, pages };
}
