import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { printTable } from '../table.mjs';
import { cardKeys } from './card-keys';
import { httpClient } from './http';
import { effort, startBare, startServices } from './parcels-services';
import { timesInTurns } from './timing';

const many = 50_000;
const folder = process.argv[2] ?? '.cache/bench-lists';
mkdirSync(folder, { recursive: true });
const db = await openDatabase(
  process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : { folder: join(folder, 'db') },
);
await migrate(db, 'src/services/db/migrations');
await prepare(db.orm, { mode: 'demo', demoScale: 1, firstAdmin: undefined, cardKeys });

const firsts = ['สมชาย', 'สมหญิง', 'ณัฐพล', 'จิราภรณ์', 'วีระ', 'น้ำฝน', 'ปิยะ', 'อรทัย'];
const lasts = ['ใจดี', 'ศรีสุข', 'แก้วมณี', 'วงศ์สวัสดิ์', 'ทองคำ', 'รุ่งเรือง'];
const { rows: counted } = await db.pool.query('select count(*)::int as n from customers');
if (counted[0].n < many) {
  console.log('Preparing 50,000 people in 25,000 units (only the first time).');
  const stamp = `now(), now(), 'ระบบ'`;
  await db.pool.query(`insert into units (id, property_id, number, building, floor, area, kind,
      created_at, updated_at, updated_by)
    select gen_random_uuid(), p.id, 'X-' || lpad(n::text, 5, '0'), 'X', n % 40, 35, 'residence', ${stamp}
    from generate_series(1, ${many / 2}) n, properties p where code = 'RMN'`);
  await db.pool.query(
    `insert into customers (id, property_id, name, phone, email, created_at, updated_at, updated_by)
    select gen_random_uuid(), p.id, ($1::text[])[1 + n % 8] || ' ' || ($2::text[])[1 + n / 8 % 6] || n,
      '+668' || lpad(n::text, 8, '0'), 'p' || n || '@niti.example', ${stamp}
    from generate_series(1, ${many}) n, properties p where code = 'RMN'`,
    [firsts, lasts],
  );
  await db.pool.query(`insert into occupancies (id, property_id, unit_id, customer_id, relation,
      moved_in, created_at, updated_at, updated_by)
    select gen_random_uuid(), u.property_id, u.id, c.id,
      case when c.nth % 2 = 1 then 'owner' else 'resident' end, '2024-01-01', ${stamp}
    from (select id, property_id, row_number() over (order by number) as nth from units
        where number like 'X-%') u
      join (select id, row_number() over (order by phone) as nth from customers
        where email like 'p%@niti.example') c on (c.nth + 1) / 2 = u.nth`);
  await db.pool.query(`insert into app_users (id, property_id, customer_id, invited_at, joined_at,
      last_seen_at, created_at, updated_at, updated_by)
    select gen_random_uuid(), property_id, id, now(), now(), now(), ${stamp}
    from customers where email like 'p%@niti.example'`);
  await db.pool.query(`insert into new_members (id, property_id, name, phone, unit_number, relation,
      created_at, updated_at, updated_by)
    select gen_random_uuid(), property_id, name, phone, 'X-00001', 'resident', ${stamp}
    from customers where email like 'p%@niti.example'`);
  await db.pool.query('vacuum analyze');
}

const services = await startServices(db, folder);
const send = httpClient(services.port);
const { text: signedIn } = await send('/auth/api/v1/auth/login', undefined, {
  ...{ key: 'counter@niti.example', type: 'password', app: 'niti', url: '/' },
  params: { password: 'niti-demo-2569' },
});
const { accessToken, property_id: property } = JSON.parse(signedIn).data;

async function list(path: string) {
  const { status, text } = await send(`/master-data/api/v1/${path}`, String(accessToken));
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text).data as { total: number };
}

let byHand: string[] = [];
const bare = await startBare(db, () => byHand);
const sendBare = httpClient(bare.port);
const own = `property_id = '${property}'`;
const there = `${own} and merged_into is null and erased_at is null`;
const has = (text: string) => `search like '%${text}%'`;
const people = 'manage-property-customer/list?limit=20';
const units = 'manage-unit-customer/list?limit=20';
const search = (text: string) => `&keywords=${encodeURIComponent(text)}`;
const byName = 'order by name collate "thai_natural", id limit 20';
const byNumber = 'order by number collate "thai_natural", id limit 20';
const at = (order: string, page: number) => `${order} offset ${page * 20}`;
const unitsOfName = (text: string) => `id in (select unit_id from occupancies o join customers c
  on c.id = o.customer_id where c.${own} and c.${has(text)})`;

/** What is asked, and the table, the rows and their order by hand. */
const queries: [string, string, string, string, string][] = [
  ['people, first page', people, 'customers', there, byName],
  ['people, page 1,000', `${people}&page=1000`, 'customers', there, at(byName, 999)],
  [
    'people, newest change first',
    `${people}&sort=-updatedAt`,
    'customers',
    there,
    'order by updated_at desc, id limit 20',
  ],
  [
    'people, name of an eighth',
    people + search('น้ำฝน'),
    'customers',
    `${there} and ${has('น้ำฝน')}`,
    byName,
  ],
  [
    'people, one name',
    people + search('ใจดี48001'),
    'customers',
    `${there} and ${has('ใจดี48001')}`,
    byName,
  ],
  [
    'people, telephone',
    people + search('0800012345'),
    'customers',
    `${there} and ${has('0800012345')}`,
    byName,
  ],
  [
    'people, unit',
    people + search('X-01234'),
    'customers',
    `${there} and id in (select customer_id from occupancies o join units u on u.id = o.unit_id
      where u.${own} and u.number = 'X-01234')`,
    byName,
  ],
  [
    'people, nobody',
    people + search('ไม่มีใคร'),
    'customers',
    `${there} and ${has('ไม่มีใคร')}`,
    byName,
  ],
  ['units, first page', units, 'units', own, byNumber],
  ['units, page 1,000', `${units}&page=1000`, 'units', own, at(byNumber, 999)],
  [
    'units, part of a number',
    units + search('1234'),
    'units',
    `${own} and (bare_number like '%1234%' or ${unitsOfName('1234')})`,
    byNumber,
  ],
  [
    'units, one name',
    units + search('ใจดี48001'),
    'units',
    `${own} and (bare_number like '%ใจดี48001%' or ${unitsOfName('ใจดี48001')})`,
    byNumber,
  ],
  [
    'units, nobody lives there',
    `${units}&living=nobody`,
    'units',
    `${own} and not exists (select 1 from occupancies o where o.unit_id = units.id)`,
    byNumber,
  ],
];
const rows: (string | number)[][] = [];
for (const [name, path, table, where, order] of queries) {
  byHand = [
    `select * from ${table} where ${where} ${order}`,
    `select count(*) from ${table} where ${where}`,
  ];
  const ours = () => list(path);
  const { total } = await ours();
  const [service, plain] = await timesInTurns(30, [ours, () => sendBare('/')]);
  if (!service || !plain) continue;
  const { statements, pages } = await effort(db, ours);
  rows.push([
    ...[name, total],
    ...[service.p50, service.p99, plain.p50].map((ms) => ms.toFixed(1)),
    (service.p50 / plain.p50).toFixed(1),
    ...[statements, pages],
  ]);
}
printTable(
  `One client, 50,000 people in 25,000 units of one property, ${db.kind} database; pages of 20 with their total; SQL by hand over HTTP by the same framework`,
  ['call', 'found', 'p50 ms', 'p99 ms', 'by hand over HTTP', 'ratio', 'statements', 'pages'],
  rows,
);
await bare.close();
await services.close();
await db.close();
process.exit(0);
