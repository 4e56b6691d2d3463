import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { printTable } from '../table.mjs';
import { cardKeys } from './card-keys';
import { httpClient } from './http';
import { effort, startBare, startServices } from './parcels-services';
import { timesInTurns } from './timing';

const many = 100_000;
const folder = process.argv[2] ?? '.cache/bench-news';
mkdirSync(folder, { recursive: true });
const db = await openDatabase(
  process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : { folder: join(folder, 'db') },
);
await migrate(db, 'src/services/db/migrations');
await prepare(db.orm, { mode: 'demo', demoScale: 1, firstAdmin: undefined, cardKeys });

// Titles of a dozen words each, so that some are in a tenth of them and some in one of thousands.
const things = [
  'น้ำประปา',
  'ไฟฟ้า',
  'ลิฟต์',
  'ที่จอดรถ',
  'สระว่ายน้ำ',
  'ค่าส่วนกลาง',
  'ประชุมใหญ่',
  'กล้องวงจรปิด',
];
const { rows: counted } = await db.pool.query('select count(*)::int as n from news');
if (counted[0].n < many) {
  console.log('Preparing 100,000 pieces of news (only the first time).');
  await db.pool.query(
    `insert into news (id, property_id, type, title_th, title_en, title_cn, description_th,
        description_en, description_cn, created_at, created_by_id, created_by, updated_at, updated_by,
        feature_link, publish_state, review, written_by_id, published_at)
      select gen_random_uuid(), p.id, case n % 20 when 0 then 'emergency' else 'ordinary' end,
        'แจ้งเรื่อง' || ($1::text[])[1 + n % 8] || ' ครั้งที่ ' || n || ' อาคาร ' || chr(65 + n % 6),
        'Notice ' || n, '通知 ' || n, '<p>' || repeat('รายละเอียดของข่าว ', 60) || '</p>', '', '',
        now() - n * interval '3 minutes', a.id, a.fullname, now() - n * interval '3 minutes',
        a.fullname, '', case n % 10 when 0 then 'draft' when 1 then 'unpublished' else 'published' end,
        'approved', a.id, now() - n * interval '3 minutes'
      from generate_series(1, $2) n, (select id from properties where code = 'RMN') p,
        (select id, fullname from accounts where username = 'manager') a`,
    [things, many],
  );
  await db.pool.query('vacuum analyze news');
}

const services = await startServices(db, folder);
const send = httpClient(services.port);

async function signIn(name: string) {
  const { text } = await send('/auth/api/v1/auth/login', undefined, {
    ...{ key: `${name}@niti.example`, type: 'password', app: 'niti', url: '/' },
    params: { password: 'niti-demo-2569' },
  });
  const { accessToken, property_id: property } = JSON.parse(text).data;
  return { token: String(accessToken), own: `property_id = '${property}'` };
}

const [large, small] = [await signIn('counter'), await signIn('village')];
async function list(query: string, token: string) {
  const { status, text } = await send(`/news/api/v1/news?limit=50${query}`, token);
  if (status !== 200) throw new Error(`${query}: ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

let byHand: string[] = [];
const bare = await startBare(db, () => byHand);
const sendBare = httpClient(bare.port);

const columns = `id, type, title_th, title_en, title_cn, publish_state, review, publish_at,
  published_at, created_at, created_by, updated_at, updated_by`;
const newest = 'order by created_at desc, id desc';
const has = (text: string) => `search like '%${text}%'`;
const upTo = (where: string) =>
  `select count(*) from (select from news where ${where} limit 1000) counted`;
const search = (text: string) => `&keywords=${encodeURIComponent(text)}`;

const queries: [string, string, string][] = [
  ['first page', '', 'true'],
  ['page 20', '&page=20', 'true'],
  ['drafts only', '&publishState=draft', `publish_state = 'draft'`],
  ['emergencies only', '&type=emergency', `type = 'emergency'`],
  ['substring in an eighth', search('จอดร'), has('จอดร')],
  ['substring in 11', search('ที่ 7654'), `${has('ที่')} and ${has('7654')}`],
  ['substring in none', search('แผ่นดินไหว'), has('แผ่นดินไหว')],
  ['a property of 8 beside it, first page', '', 'true'],
  ['there, a substring of the other', search('จอดร'), has('จอดร')],
];
const rows: (string | number)[][] = [];
for (const [at, [name, query, narrow]] of queries.entries()) {
  const { token, own } = at < queries.length - 2 ? large : small;
  const where = `${own} and ${narrow}`;
  const offset = query === '&page=20' ? 950 : 0;
  byHand = [
    `select ${columns} from news where ${where} ${newest} limit 50 offset ${offset}`,
    upTo(where),
  ];
  const ours = () => list(query, token);
  const [service, plain, hand] = await timesInTurns(60, [
    ours,
    () => sendBare('/'),
    () => Promise.all(byHand.map((text) => db.pool.query(text))),
  ]);
  if (!service || !plain || !hand) continue;
  const { statements, pages } = await effort(db, ours);
  rows.push([
    name,
    ...[service.p50, service.p99, plain.p50, hand.p50].map((ms) => ms.toFixed(1)),
    (service.p50 / plain.p50).toFixed(1),
    (service.p50 / hand.p50).toFixed(1),
    statements,
    pages,
  ]);
}
printTable(
  `One client, 100,000 pieces of news in one property, ${db.kind} database; pages of 50 with their total up to 1,000; SQL by hand over HTTP by the same framework, and without HTTP`,
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
await bare.close();
await services.close();
await db.close();
process.exit(0);
