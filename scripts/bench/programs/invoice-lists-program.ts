import { printTable } from '../table.mjs';
import { fillInvoices } from './fill-invoices';
import { httpClient } from './http';
import { effort, openFilled, startServices } from './parcels-services';
import { timesInTurns } from './timing';

const [folder = '.cache/bench-invoices'] = process.argv.slice(2);

const db = await openFilled(folder, 1, process.env.BENCH_URL);
await db.patiently(fillInvoices);
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
