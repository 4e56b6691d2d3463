import { printTable } from '../table.mjs';
import { fillInvoices } from './fill-invoices';
import { httpClient } from './http';
import { effort, openFilled, type Patient, startServices } from './parcels-services';
import { timesInTurns } from './timing';

const [folder = '.cache/bench-home'] = process.argv.slice(2);
const properties = 300;

/**
 * So many properties in all, each with the kept counts of a year at the counter and in the books: all of it or,
 * where it is stopped, nothing.
 */
async function fillProperties({ pool }: Patient) {
  const { rows } = await pool.query('select count(*)::integer as n from properties');
  if (rows[0].n >= properties) return;
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`insert into properties
    select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'code',
      'B' || lpad(n::text, 3, '0'), 'name_th', 'โครงการ ' || n, 'name_en', 'Property ' || n))).*
    from properties p, generate_series(1, ${properties - rows[0].n}) n where p.code = 'RMN'`);
  await client.query(`insert into parcel_days (property_id, day, status, booking_status, kind, n)
    select b.id, d.day, d.status, d.booking_status, d.kind, d.n
    from parcel_days d join properties p on p.id = d.property_id and p.code = 'STP',
      properties b where b.code ~ '^B[0-9]{3}$'`);
  await client.query(`insert into ledger_months (property_id, period, what, account, amount)
    select b.id, m.period, m.what, m.account, m.amount
    from ledger_months m join properties p on p.id = m.property_id and p.code = 'STP',
      properties b where b.code ~ '^B[0-9]{3}$'`);
  await client.query('commit');
  client.release();
  await pool.query('vacuum analyze');
}

const db = await openFilled(folder, 5, process.env.BENCH_URL);
await db.patiently(async (patient) => {
  await fillInvoices(patient);
  await fillProperties(patient);
});
const services = await startServices(db, folder);
const send = httpClient(services.port);
const signIn = async (name: string) => {
  const { text } = await send('/auth/api/v1/auth/login', undefined, {
    ...{ key: `${name}@niti.example`, type: 'password', app: 'niti', url: '/' },
    params: { password: 'niti-demo-2569' },
  });
  return JSON.parse(text).data.accessToken as string;
};
async function call(path: string, token: string) {
  const { status, text } = await send(path, token);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
}
const [manager, village, admin] = [
  await signIn('manager'),
  await signIn('village'),
  await signIn('admin'),
];
const board = '/master-data/api/v1/home/board';
const parts = ['parcels', 'members', 'suggestions', 'money', 'votes', 'news', 'week', 'work'];

const calls: [string, string, string][] = [
  ['a property of 200,000 parcels', board, manager],
  ['a property of 200,000 invoices', board, village],
  ...parts.map((part): [string, string, string] => [
    `of that one ${part} alone`,
    `${board}?parts=${part}`,
    village,
  ]),
  [`all ${properties} properties`, '/master-data/api/v1/home/properties', admin],
];
const list = () => call('/parcel/api/v1/parcels/parcelsListTab?limit=20', manager);
const rows: (string | number)[][] = [];
for (const [name, path, token] of calls) {
  const [own, like] = await timesInTurns(20, [() => call(path, token), list]);
  if (!own || !like) continue;
  const made = await effort(db, () => call(path, token));
  rows.push([
    name,
    ...[own.p50, own.p99, like.p50].map((ms) => ms.toFixed(1)),
    (own.p50 / like.p50).toFixed(1),
    made.pages,
  ]);
}
printTable(
  `The first screen, beside the first page of 200,000 among 1,000,000 parcels, ${db.kind} database`,
  ['call', 'p50 ms', 'p99 ms', 'list p50 ms', 'ratio', 'pages'],
  rows,
);
await services.close();
await db.close();
process.exit(0);
