import { printTable } from '../table.mjs';
import { fillUnits } from './fill-units';
import { httpClient } from './http';
import { effort, openFilled, startServices } from './parcels-services';
import { timesInTurns } from './timing';

const [folder = '.cache/bench-invoices'] = process.argv.slice(2);
const many = 200_000;
const units = 5000;

const db = await openFilled(folder, 1, process.env.BENCH_URL);
const { rows: counted } = await db.pool.query('select count(*)::integer as n from invoices');
if (counted[0].n < many) {
  console.log('Preparing 200,000 invoices of 5,000 units (only the first time).');
  await fillUnits(db, units);
  // Forty months, the last of which not everybody has paid; the oldest of some is late.
  await db.pool.query(`insert into invoices (id, property_id, unit_id, number, unit_number, payer_name,
      period, issued_on, due_on, total, principal, paid, updated_at)
    select gen_random_uuid(), u.property_id, u.id,
      'SPK-IV' || (2566 + m / 12) || '-' || lpad((m * ${units} + u.nth)::text, 6, '0'), u.number,
      'เจ้าของ นามสกุล' || u.nth, to_char(d, 'YYYY-MM'), d, d + 14, 100000 + u.nth, 100000 + u.nth,
      case when m >= 38 and u.nth % 3 = 0 or u.nth % 50 = 7 then 0 else 100000 + u.nth end, now()
    from generate_series(0, 39) m,
      lateral (select (date '2023-08-01' + make_interval(months => m))::date as d) months,
      (select id, property_id, number, row_number() over (order by number) as nth from units
        where number like 'X-%') u`);
  // What was paid of the last year, each by its receipt in time.
  await db.pool.query(`with given as (insert into receipts (id, property_id, unit_id, number, year, serial,
      unit_number, payer_name, method, reference, day, amount, vat_rate, by, created_at)
    select id, property_id, unit_id, 'SPK-RC2569-' || row_number() over (), 2569,
      1000000 + row_number() over (), unit_number, payer_name, 'transfer', '', issued_on + 3, paid, 0, '', now()
    from invoices where paid > 0 and unit_number like 'X-%' and period >= '2025-12' returning id, amount)
    insert into receipt_invoices (receipt_id, invoice_id, amount) select id, id, amount from given`);
  await db.pool.query('vacuum analyze');
}
const services = await startServices(db, folder);
const send = httpClient(services.port);
const signIn = async (name: string) => {
  const { text } = await send('/auth/api/v1/auth/login', undefined, {
    ...{ key: `${name}@niti.example`, type: 'password', app: 'niti', url: '/' },
    params: { password: 'niti-demo-2569' },
  });
  return JSON.parse(text).data.accessToken as string;
};
const [village, counter] = [await signIn('village'), await signIn('counter')];
async function call(path: string, token: string) {
  const { status, text } = await send(path, token);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text).data;
}
const invoices = (query: string) =>
  call(`/master-data/api/v1/sf/invoice?limit=20${query}`, village);
const parcels = (query: string) =>
  call(`/parcel/api/v1/parcels/parcelsListTab?limit=20${query}`, counter);
const said = encodeURIComponent;

/** What is asked of invoices, and what is most like it of parcels. */
const pairs: [string, string, string][] = [
  ['first page', '', ''],
  ['page 1,000', '&page=1000', '&pages=1000'],
  ['a state', '&state=owed', '&status=waiting'],
  ['late', '&state=late', '&status=waiting'],
  ['a month', '&period=2026-10', `&dateReceived=2026-11-20`],
  ['a unit', '&keywords=X-01234', '&unit_number=A-0101'],
  ['part of a number', '&keywords=123456', '&parcelCode=TH1234'],
  ['part of a name', `&keywords=${said('นามสกุล123')}`, `&keywords=${said('สมชา')}`],
  ['by what is owed', '&sort=-owed', ''],
];
const rows: (string | number)[][] = [];
for (const [name, ours, theirs] of pairs) {
  const [own, like] = await timesInTurns(20, [() => invoices(ours), () => parcels(theirs)]);
  if (!own || !like) continue;
  const made = await effort(db, () => invoices(ours));
  rows.push([
    name,
    ...[own.p50, own.p99, like.p50, like.p99].map((ms) => ms.toFixed(1)),
    (own.p50 / like.p50).toFixed(1),
    made.pages,
  ]);
}
for (const [name, path] of [
  ['ageing', '/master-data/api/v1/sf/invoice/ageing'],
  ['arrears', '/master-data/api/v1/arrears?limit=20'],
  ['months of the books', '/master-data/api/v1/sf/period'],
] as const) {
  const [own, like] = await timesInTurns(10, [() => call(path, village), () => parcels('')]);
  if (!own || !like) continue;
  const made = await effort(db, () => call(path, village));
  rows.push([
    name,
    ...[own.p50, own.p99, like.p50, like.p99].map((ms) => ms.toFixed(1)),
    (own.p50 / like.p50).toFixed(1),
    made.pages,
  ]);
}
printTable(
  `Pages of 20 with their total: 200,000 invoices beside the like of 200,000 parcels, ${db.kind} database`,
  ['call', 'invoices p50 ms', 'p99 ms', 'parcels p50 ms', 'p99 ms', 'ratio', 'pages'],
  rows,
);
await services.close();
await db.close();
process.exit(0);
