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

const folder = process.argv[2] ?? '.cache/bench';
mkdirSync(folder, { recursive: true });
const db = await openDatabase(
  process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : { folder: join(folder, 'db') },
);
await migrate(db, 'src/services/db/migrations');
console.log('Preparing 200,000 parcels (only the first time).');
await prepare(db.orm, { mode: 'demo', demoScale: 334, firstAdmin: undefined });
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

const signedIn = await call('auth', 'auth/login', undefined, {
  key: 'counter@niti.example',
  type: 'password',
  app: 'niti',
  params: { password: 'niti-demo-2569' },
  url: '/',
});
const token = String(signedIn.accessToken);
const property = String(signedIn.property_id);
const list = (query: string) => call('parcel', `parcels/parcelsListTab?limit=10${query}`, token);

const newest = 'order by received_at desc, doc_code desc';
const kept = `select sum(n) from parcel_counts where property_id = '${property}'`;
const searched = (word: string) => `property_id = '${property}' and search like '%${word}%'`;
const queries: [string, string, string[]][] = [
  [
    'first page',
    '',
    [`select * from parcels where property_id = '${property}' ${newest} limit 10`, kept],
  ],
  [
    'page 1,000',
    '&pages=1000',
    [
      `select p.* from (select doc_code from parcels where property_id = '${property}' ${newest} limit 10 offset 9990) k
       join parcels p using (doc_code) where p.property_id = '${property}' ${newest}`,
      kept,
    ],
  ],
  [
    'waiting only',
    '&status=waiting',
    [
      `select * from parcels where property_id = '${property}' and status = 'waiting' ${newest} limit 10`,
      `${kept} and status = 'waiting'`,
    ],
  ],
  [
    'substring, 4 Thai letters',
    `&keywords=${encodeURIComponent('สมชา')}`,
    [
      `select * from parcels where ${searched('สมชา')} ${newest} limit 10`,
      `select count(*) from parcels where ${searched('สมชา')}`,
    ],
  ],
  [
    'substring of a code, 5 characters',
    '&keywords=TH123',
    [
      `select * from parcels where ${searched('th123')} ${newest} limit 10`,
      `select count(*) from parcels where ${searched('th123')}`,
    ],
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
  db.pool.query(`select status, n from parcel_counts where property_id = '${property}'`),
);
rows.push([
  'tab counts',
  tabs.p50.toFixed(1),
  tabs.p99.toFixed(1),
  tabsByHand.p50.toFixed(1),
  (tabs.p50 / tabsByHand.p50).toFixed(1),
]);
printTable(
  `One client, 200,000 parcels in one property, ${db.kind} database; the service over HTTP, with its sign-in check`,
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
    db.pool.query(kept),
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
  parcelCode: `TH${Date.now()}`,
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
await app.close();
await db.close();
process.exit(0);
