import { uuidv7 } from 'uuidv7';
import { printTable } from '../table.mjs';
import { httpClient } from './http';
import { queriesOf, statementsOf, tabsByHand } from './parcels-queries';
import { effort, openFilled, startBare, startServices } from './parcels-services';
import { requestsASecond, timesInTurns } from './timing';

// `<folder> <crowd>`: with a crowd of 1 the property is alone, with 5 it holds a fifth of all parcels.
const [folder = '.cache/bench', crowd = '1'] = process.argv.slice(2);
const rounds = 60;
const clients = 16;
const seconds = 5;

const db = await openFilled(folder, Number(crowd), process.env.BENCH_URL);
const services = await startServices(db, folder);
const send = httpClient(services.port);

async function call<T>(service: string, path: string, token?: string, body?: object): Promise<T> {
  const { status, text } = await send(`/${service}/api/v1/${path}`, token, body);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text).data;
}

const signIn = (name: string) =>
  call<{ accessToken: string; property_id: string }>('auth', 'auth/login', undefined, {
    key: `${name}@niti.example`,
    type: 'password',
    app: 'niti',
    params: { password: 'niti-demo-2569' },
    url: '/',
  });
const { accessToken: token, property_id: property } = await signIn('counter');

interface Row {
  docCode: string;
  unitNumber: string;
}
const list = (query: string) =>
  call<{ rows: Row[] }>('parcel', `parcels/parcelsListTab?limit=10${query}`, token);
const sample = (await list('&status=handed_over')).rows[0] ?? { docCode: '', unitNumber: '' };
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();

let byHand: string[] = [];
const bare = await startBare(db, () => byHand);
const sendBare = httpClient(bare.port);
const rows: (string | number)[][] = [];
const growing: Record<string, number> = {};

async function measure(name: string, ours: () => Promise<unknown>, statements: string[]) {
  byHand = statements;
  const [service, plain, hand] = await timesInTurns(rounds, [
    ours,
    () => sendBare('/'),
    () => Promise.all(statements.map((text) => db.pool.query(text))),
  ]);
  if (!service || !plain || !hand) return;
  const made = await effort(db, ours);
  growing[name] = made.pages;
  rows.push([
    name,
    ...[service.p50, service.p99, plain.p50, hand.p50].map((ms) => ms.toFixed(1)),
    (service.p50 / plain.p50).toFixed(1),
    (service.p50 / hand.p50).toFixed(1),
    made.statements,
    made.pages,
  ]);
}

for (const [name, query, statements] of queriesOf(property, today, sample)) {
  await measure(name, () => list(query), statements);
}
const tabs = () => call('parcel', 'parcels/parcelsTab', token);
await measure('tab counts', tabs, tabsByHand(property, today));
const about = `200,000 parcels in one property of ${Number(crowd) * 200_000}, ${db.kind} database`;
printTable(
  `One client, ${about}; SQL by hand: over HTTP by the same framework, and without HTTP`,
  [
    'call',
    'p50 ms',
    'p99 ms',
    'by hand over HTTP',
    'by hand',
    'ratio to HTTP',
    'ratio',
    'statements',
    'pages',
  ],
  rows,
);

const { page, totals } = statementsOf(property);
const anyPage = () => Math.floor(Math.random() * 400);
const statementsOfPage = () => [page('true', anyPage() * 10), totals()];
const loads: [string, () => Promise<unknown>][] = [
  ['the services', () => list(`&pages=${1 + anyPage()}`)],
  [
    'SQL by hand over HTTP',
    () => {
      byHand = statementsOfPage();
      return sendBare('/');
    },
  ],
  [
    'SQL by hand',
    () => Promise.all(statementsOfPage().map((statement) => db.pool.query(statement))),
  ],
];
const loaded: (string | number)[][] = [];
for (const [name, run] of loads) {
  const { rate, p99, cpu } = await requestsASecond(clients, seconds, run);
  loaded.push([name, rate.toFixed(0), p99.toFixed(0), cpu.toFixed(2)]);
}
printTable(
  `Any of the first 400 pages, ${clients} clients for ${seconds} s, ${about}`,
  ['', 'requests a second', 'p99 ms', 'CPU ms each, client and all'],
  loaded,
);

const [unit] = await call<{ id: string }[]>('parcel', 'parcels/masterUnit?keywords=A-0', token);
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
const [together] = await timesInTurns(20, [() => insert(200)]);
const single = await requestsASecond(clients, seconds, () => insert(1));
printTable(
  `Receiving parcels, each acknowledged one on the disk, ${about}`,
  ['', 'parcels a second', 'p99 ms'],
  [
    ['200 in one call', (200_000 / (together?.p50 ?? 0)).toFixed(0), together?.p99.toFixed(0)],
    [`one in each call, ${clients} clients`, single.rate.toFixed(0), single.p99.toFixed(0)],
  ],
);

const peak = { rss: 0 };
const watch = setInterval(() => {
  peak.rss = Math.max(peak.rss, process.memoryUsage().rss);
}, 20);
const before = process.memoryUsage().rss;
const begun = performance.now();
// By fetch, which gives the file in parts: a client that gathered it would be measured too.
const report = await fetch(
  `http://127.0.0.1:${services.port}/parcel/api/v1/parcels-tracking/report/information`,
  {
    method: 'POST',
    body: JSON.stringify({ parcelsTypeItem: 'soft_bag' }),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await signIn('manager')).accessToken}`,
    },
  },
);
let bytes = 0;
for await (const chunk of report.body ?? []) bytes += chunk.length;
clearInterval(watch);
printTable(
  `A report as it streams, ${about}`,
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
process.send?.({ kind: db.kind, pages: growing });
await bare.close();
await services.close();
await db.close();
process.exit(0);
