import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { buildServices } from '@/services/app';
import { migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { openLocalStore } from '@/services/upload';
import { printTable } from './bench-table.mjs';
import { requestsASecond, times } from './bench-timing';

// `<folder> <crowd>`: with a crowd of 1 the property is alone, with 5 it holds a fifth of all parcels.
const [folder = '.cache/bench', crowd = '1'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const url = process.env.BENCH_URL;
const db = await openDatabase(url ? { url } : { folder: join(folder, 'db') });
await migrate(db, 'src/services/db/migrations');
console.log('Preparing the parcels (only the first time).');
await prepare(db.orm, { mode: 'demo', demoScale: 334, firstAdmin: undefined });

/** The same parcels again at the other properties, between the first one's. */
async function fillOthers(times: number) {
  const { rows } = await db.pool.query('select count(*)::integer as n from parcels');
  if (times < 1 || rows[0].n > 250_000) return;
  for (let n = 1; n <= times; n++) {
    await db.pool.query(
      `insert into parcels (id, property_id, doc_code, parcel_code, carrier, kind, status, unit_id,
        unit_number, recipient_name, note, received_at, received_by, user_status)
      select gen_random_uuid(), (select id from properties where code = $1), doc_code || '-' || $2::text,
        parcel_code, carrier, kind, status, unit_id, unit_number, recipient_name, note, received_at,
        received_by, user_status
      from parcels where property_id = (select id from properties where code = 'RMN')`,
      [n % 2 ? 'STP' : 'SPK', n],
    );
  }
}
await fillOthers(Number(crowd) - 1);
await db.pool.query('vacuum analyze');
const mail = { send: async () => {}, portalUrl: 'http://localhost:3000' };
const uploads = await openLocalStore(join(folder, 'uploads'));
const app = buildServices({
  db: db.orm,
  tokenSecret: 'x'.repeat(64),
  mail,
  uploads,
  logLevel: 'silent',
});
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

async function call(service: string, path: string, token?: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}/${service}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: never; message?: string };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${answer.message}`);
  return answer.data as {
    accessToken: string;
    property_id: string;
    rows: unknown[];
    id: string;
  }[] &
    Record<string, string>;
}

const account = (name: string) =>
  call('auth', 'auth/login', undefined, {
    key: `${name}@niti.example`,
    type: 'password',
    app: 'niti',
    params: { password: 'niti-demo-2569' },
    url: '/',
  });
const signIn = async (name: string) => String((await account(name)).accessToken);
const signedIn = await account('counter');
const token = String(signedIn.accessToken);
const property = String(signedIn.property_id);
const list = (query: string) => call('parcel', `parcels/parcelsListTab?limit=10${query}`, token);

const own = `property_id = '${property}'`;
const newest = 'order by received_at desc, doc_code desc';
const [sample] = (await list('&status=handed_over')).rows as unknown as Record<string, string>[];
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
const totals = (where = 'true') => `select sum(n) from parcel_totals where ${own} and ${where}`;
const first = (where: string) =>
  `select * from parcels where ${own} and ${where} ${newest} limit 10`;
const some = (where: string) =>
  `select count(*) from (select from parcels where ${own} and ${where} limit 1001) counted`;
/** A call, and the quickest statements that are known for the same rows and total. */
const queries: [string, string, string[]][] = [
  ['first page', '', [first('true'), totals()]],
  [
    'page 1,000',
    '&pages=1000',
    [
      `select p.* from (select doc_code from parcels where ${own} ${newest} limit 10 offset 9990) k
       join parcels p using (doc_code) where p.${own} ${newest}`,
      totals(),
    ],
  ],
  ['status', '&status=waiting', [first(`status = 'waiting'`), totals(`status = 'waiting'`)]],
  [
    'statusparcel',
    '&statusparcel=booked',
    [first(`booking_status = 'booked'`), totals(`booking_status = 'booked'`)],
  ],
  ['parcelsTypeItem', '&parcelsTypeItem=tube', [first(`kind = 'tube'`), totals(`kind = 'tube'`)]],
  [
    'statusparcelcancel',
    '&statusparcelcancel=parcel',
    [first(`status = 'cancelled'`), totals(`status = 'cancelled'`)],
  ],
  [
    'unit_number',
    `&unit_number=${sample?.unitNumber}`,
    [
      first(`unit_order = (select unit_order from parcels where id = '${sample?.id}')`),
      some(`unit_order = (select unit_order from parcels where id = '${sample?.id}')`),
    ],
  ],
  ['docCode', `&docCode=${sample?.docCode}`, [first(`doc_code = '${sample?.docCode}'`)]],
  [
    'parcelCode',
    '&parcelCode=TH1234',
    [first(`search like '%th1234%'`), some(`search like '%th1234%'`)],
  ],
  [
    'dateReceived',
    `&dateReceived=${today}`,
    [
      first(`received_at >= '${today}T00:00:00+07:00'`),
      `select sum(n) from parcel_days where ${own} and day = '${today}'`,
    ],
  ],
  [
    'bookingDate, bookingTime',
    `&bookingDate=${today}&bookingTime=1`,
    [
      first(`booking_date = '${today}' and booking_slot = '1'`),
      some(`booking_date = '${today}' and booking_slot = '1'`),
    ],
  ],
  [
    'substring, 4 Thai letters',
    `&keywords=${encodeURIComponent('สมชา')}`,
    [first(`search like '%สมชา%'`), some(`search like '%สมชา%'`)],
  ],
  [
    'substring of a code, 4 characters',
    '&keywords=H123',
    [first(`search like '%h123%'`), some(`search like '%h123%'`)],
  ],
];

const rows: (string | number)[][] = [];
for (const [name, query, statements] of queries) {
  const ours = await times(60, () => list(query));
  const byHand = await times(60, () => Promise.all(statements.map((text) => db.pool.query(text))));
  rows.push([
    name,
    ours.p50.toFixed(1),
    ours.p99.toFixed(1),
    byHand.p50.toFixed(1),
    (ours.p50 / byHand.p50).toFixed(1),
  ]);
}
const tabs = await times(60, () => call('parcel', 'parcels/parcelsTab', token));
const tabsByHand = await times(60, () =>
  Promise.all([
    db.pool.query(`select status, sum(n) from parcel_totals where ${own} group by status`),
    db.pool.query(`select count(*) from parcels where ${own} and booking_date = '${today}'`),
    db.pool.query(`select sum(n) from parcel_days where ${own} and status = 'waiting'`),
  ]),
);
rows.push([
  'tab counts',
  tabs.p50.toFixed(1),
  tabs.p99.toFixed(1),
  tabsByHand.p50.toFixed(1),
  (tabs.p50 / tabsByHand.p50).toFixed(1),
]);
printTable(
  `One client, 200,000 parcels in one property of ${Number(crowd) * 200_000}, ${db.kind} database; the service over HTTP, with its sign-in check`,
  ['call', 'p50 ms', 'p99 ms', 'SQL by hand, p50 ms', 'ratio'],
  rows,
);

const load = await requestsASecond(16, 5, () =>
  list(`&pages=${1 + Math.floor(Math.random() * 400)}`),
);
const loadByHand = await requestsASecond(16, 5, () =>
  Promise.all([
    db.pool.query(
      `select * from parcels where property_id = '${property}' ${newest} limit 10 offset ${10 * Math.floor(Math.random() * 400)}`,
    ),
    db.pool.query(totals()),
  ]),
);
printTable(
  'Any of the first 400 pages, 16 clients for 5 s',
  ['', 'requests a second', 'p99 ms'],
  [
    ['service over HTTP', load.rate.toFixed(0), load.p99.toFixed(0)],
    ['SQL by hand', loadByHand.rate.toFixed(0), loadByHand.p99.toFixed(0)],
  ],
);

const [unit] = (await call('parcel', 'parcels/masterUnit?keywords=A-0', token)) as { id: string }[];
const draft = () => ({
  id: uuidv7(),
  unitId: unit?.id,
  recipientName: 'สมชาย ใจดี',
  parcelCode: `TH${uuidv7().slice(-12).toUpperCase()}`,
  carrier: 'flash',
  kind: 'box',
});
const insert = (count: number) =>
  call('parcel', 'parcels/insertParcels', token, {
    parcels: Array.from({ length: count }, draft),
  });
const together = await times(10, () => insert(200));
const single = await requestsASecond(16, 5, () => insert(1));
printTable(
  'Receiving parcels; each acknowledged one is on the disk',
  ['', 'parcels a second', 'p99 ms'],
  [
    ['200 in one call', (200_000 / together.p50).toFixed(0), together.p99.toFixed(0)],
    ['one in each call, 16 clients', single.rate.toFixed(0), single.p99.toFixed(0)],
  ],
);
const peak = { rss: 0 };
const watch = setInterval(() => {
  peak.rss = Math.max(peak.rss, process.memoryUsage().rss);
}, 20);
const before = process.memoryUsage().rss;
const begun = performance.now();
const report = await fetch(
  `http://127.0.0.1:${port}/parcel/api/v1/parcels-tracking/report/information`,
  {
    method: 'POST',
    body: JSON.stringify({ parcelsTypeItem: 'soft_bag' }),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await signIn('manager')}`,
    },
  },
);
let bytes = 0;
for await (const chunk of report.body ?? []) bytes += chunk.length;
clearInterval(watch);
printTable(
  'A report as it streams',
  ['rows', 'kB', 'ms', 'memory before, MiB', 'peak, MiB'],
  [
    [
      report.headers.get('x-row-count') ?? '',
      (bytes / 1000).toFixed(0),
      (performance.now() - begun).toFixed(0),
      (before / 2 ** 20).toFixed(0),
      (peak.rss / 2 ** 20).toFixed(0),
    ],
  ],
);
await app.close();
await db.close();
process.exit(0);
