import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { printTable } from '../table.mjs';
import { beside, besideHead } from './beside';
import { cardKeys } from './card-keys';
import { fillUnits } from './fill-units';
import { httpClient } from './http';
import { startServices } from './parcels-services';

const units = 5000;
const folder = await mkdtemp(join(tmpdir(), 'niti-bench-'));
const db = await openDatabase({ folder: join(folder, 'db') });
await migrate(db, 'src/services/db/migrations');
await prepare(db.orm, { mode: 'demo', demoScale: 0.1, firstAdmin: undefined, cardKeys });
await db.patiently((patient) => fillUnits(patient, units));
const services = await startServices(db, folder);
const send = httpClient(services.port);

async function call<T>(path: string, token?: string, body?: object): Promise<T> {
  const { status, text } = await send(path, token, body);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}
const { accessToken: token } = await call<{ accessToken: string }>(
  '/auth/api/v1/auth/login',
  undefined,
  {
    ...{ key: 'village@niti.example', type: 'password', app: 'niti', url: '/' },
    params: { password: 'niti-demo-2569' },
  },
);
const api = '/master-data/api/v1/sf/invoice';
const other = () => call('/parcel/api/v1/parcels/parcelsListTab?limit=25', token);
const table: (string | number)[][] = [];
async function step<R>(name: string, run: () => Promise<R>): Promise<R> {
  const { result, row } = await beside(other, run);
  table.push([name, ...row]);
  return result;
}

interface Figures {
  units: number;
  total: number;
}
interface Run {
  run: { endedAt: string | null; task: { state: string; failure: unknown } };
}

/** A month, whole: looked at, confirmed, and made. */
async function month(name: string, period: string, issuedOn: string, dueOn: string) {
  const days = { period, issuedOn, dueOn };
  const shown = await step(`${name}: preview`, () => call<Figures>(`${api}/preview`, token, days));
  const { total } = shown;
  const body = { ...days, units: shown.units, total };
  await step(`${name}: confirmed`, () => call(`${api}/issue`, token, body));
  await step(`${name}: ${shown.units} invoices made`, async () => {
    for (;;) {
      const { run } = await call<Run>(`${api}/issue`, token);
      if (run.endedAt) return;
      if (run.task.state === 'failed') throw new Error(JSON.stringify(run.task.failure));
      await pause(100);
    }
  });
}

await step('nothing', () => pause(5000));
await month('a month', '2026-01', '2026-01-01', '2026-01-15');
await db.pool.query('analyze');
// The next one has what is late of all of them, and water for each.
await db.pool.query(`insert into charges (id, property_id, unit_id, kind, description, quantity, rate,
    amount, created_at) select gen_random_uuid(), property_id, id, 'water', 'ค่าน้ำประปา', '10', 1800,
    18000, now() from units where number like 'X-%'`);
await month('the next, all late', '2026-02', '2026-02-01', '2026-02-15');
await db.pool.query(`insert into receipts (id, property_id, unit_id, number, year, serial, unit_number,
    payer_name, method, reference, day, amount, vat_rate, by, created_at)
  select id, property_id, unit_id, 'SPK-RC2569-' || row_number() over (), 2569,
    1000000 + row_number() over (), unit_number, payer_name, 'transfer', '', '2026-01-10', total, 0, '', now()
  from invoices where period = '2026-01' order by number limit ${units}`);
await step(`${units} receipts as one PDF`, async () => {
  const { status } = await send('/master-data/api/v1/sf/receipt/month?period=2026-01', token);
  if (status !== 200) throw new Error(`the receipts of a month: ${status}`);
});
printTable(
  `A month of ${units} units and more, embedded database; what else is asked meanwhile: a page of parcels`,
  ['', ...besideHead('parcels')],
  table,
);
await services.close();
await db.close();
await rm(folder, { recursive: true });
process.exit(0);
