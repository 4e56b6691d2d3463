import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildServices } from '@/services/app';
import { migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { openLocalStore } from '@/services/upload';
import { printTable } from './bench-table.mjs';
import { times } from './bench-timing';

const many = 100_000;
const folder = process.argv[2] ?? '.cache/bench-news';
mkdirSync(folder, { recursive: true });
const db = await openDatabase(
  process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : { folder: join(folder, 'db') },
);
await migrate(db, 'src/services/db/migrations');
await prepare(db.orm, { mode: 'demo', demoScale: 1, firstAdmin: undefined });

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

const mail = { send: async () => {}, portalUrl: 'http://localhost:3000' };
const uploads = await openLocalStore(join(folder, 'uploads'));
const app = buildServices({ db: db.orm, tokenSecret: 'x'.repeat(64), mail, uploads });
await app.listen({ host: '127.0.0.1', port: 0 });
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

async function signIn(name: string) {
  const reply = await fetch(`${base}/auth/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ key: `${name}@niti.example`, type: 'password', app: 'niti', url: '/' },
      params: { password: 'niti-demo-2569' },
    }),
  });
  const { accessToken, property_id: property } = (await reply.json()).data;
  return { token: String(accessToken), own: `property_id = '${property}'` };
}

const [large, small] = [await signIn('counter'), await signIn('village')];
const list = async (query: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${base}/news/api/v1/news?limit=50${query}`, { headers });
  if (!reply.ok) throw new Error(`${query}: ${reply.status} ${await reply.text()}`);
  return reply.json();
};

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
  const ours = await times(60, () => list(query, token));
  const page = `select ${columns} from news where ${where} ${newest} limit 50 offset ${offset}`;
  const byHand = await times(60, () =>
    Promise.all([page, upTo(where)].map((text) => db.pool.query(text))),
  );
  const [p50, p99, hand] = [ours.p50, ours.p99, byHand.p50].map((ms) => ms.toFixed(1));
  rows.push([name, p50 ?? '', p99 ?? '', hand ?? '', (ours.p50 / byHand.p50).toFixed(1)]);
}
printTable(
  `One client, 100,000 pieces of news in one property, ${db.kind} database; pages of 50 with their total up to 1,000, over HTTP with its sign-in check`,
  ['call', 'p50 ms', 'p99 ms', 'SQL by hand, p50 ms', 'ratio'],
  rows,
);
await app.close();
await db.close();
process.exit(0);
