import { startServices } from '@tests/kit/services';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { NewsFilter } from '@/contracts/news/news';
import { approve, move, write } from './drafts';

const services = startServices();
const mark = 'ญี่ปุ่น';
let token = '';

const list = (query: Partial<NewsFilter>) =>
  services.get(newsEndpoints.list, { query: { limit: 200, ...query } }, token);
const titles = async (query: Partial<NewsFilter>) =>
  (await list({ keywords: mark, ...query })).rows.map(({ titleTh }) => titleTh);

beforeAll(async () => {
  token = await services.signIn('manager');
  const add = (titleTh: string, data: object = {}) =>
    write(services, 'manager', { data: { titleTh: `${titleTh} ${mark}`, ...data } });
  const first = await add('น้ำไม่ไหล 12');
  await add('น\u0e49\u0e4d\u0e32ท่วม ๓๔', { type: 'emergency', titleEn: 'Flood' });
  await move(
    services,
    await approve(services, await add('เปิดสระ', { titleCn: '泳池' })),
    'published',
  );
  await write(services, 'village', { data: { titleTh: `ของหมู่บ้าน ${mark}` } });
  await services.sql(`update news set created_at = '2026-03-04T17:30:00Z' where id = $1`, [
    first.id,
  ]);
});

test.each<[string, Partial<NewsFilter>, string[]]>([
  ['all, newest first', {}, ['เปิดสระ', 'น้ำท่วม ๓๔', 'น้ำไม่ไหล 12']],
  ['oldest first', { sort: 'createdAt' }, ['น้ำไม่ไหล 12', 'น้ำท่วม ๓๔', 'เปิดสระ']],
  ['a Thai substring', { keywords: `${mark} ไม่ไห` }, ['น้ำไม่ไหล 12']],
  ['either encoding', { keywords: `${mark} น\u0e49\u0e4d\u0e32` }, ['น้ำท่วม ๓๔', 'น้ำไม่ไหล 12']],
  ['Arabic digits for Thai ones', { keywords: `${mark} 34` }, ['น้ำท่วม ๓๔']],
  ['English, in small letters', { keywords: `${mark} flood` }, ['น้ำท่วม ๓๔']],
  ['Chinese', { keywords: `${mark} 泳池` }, ['เปิดสระ']],
  ['what LIKE gives a meaning', { keywords: `${mark} %` }, []],
  ['type', { type: 'emergency' }, ['น้ำท่วม ๓๔']],
  ['state', { publishState: 'published' }, ['เปิดสระ']],
  ['review', { review: 'pending' }, ['น้ำท่วม ๓๔', 'น้ำไม่ไหล 12']],
  ['Bangkok day', { dateCreated: '2026-03-05' }, ['น้ำไม่ไหล 12']],
  ['not the UTC day', { dateCreated: '2026-03-04' }, []],
])('%s', async (_, query, expected) => {
  expect(await titles(query)).toEqual(expected.map((title) => `${title} ${mark}`));
});

test('pages meet without a gap and know the total, the platform’s news among them', async () => {
  const all = await list({});
  const pages = [];
  for (let page = 1; page <= 3; page++) pages.push(...(await list({ page, limit: 4 })).rows);
  expect(pages).toEqual(all.rows.slice(0, 12));
  expect(all.total).toBe(all.rows.length);
  expect(all.rows.filter(({ own }) => !own)).toHaveLength(1);
  const times = all.rows.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
});

test('a row says whose it is: at the main admin each property’s, and the platform’s as nobody’s', async () => {
  const { rows } = await services.get(
    newsEndpoints.list,
    { query: { limit: 200 } },
    await services.signIn('admin'),
  );
  const places = new Set(rows.map(({ propertyId }) => propertyId));
  expect(places.size).toBeGreaterThan(2);
  expect(rows.filter(({ own }) => own).map(({ propertyId }) => propertyId)).toContain(null);
  expect(rows.every(({ own, propertyId }) => own === (propertyId === null))).toBe(true);
});

test('a row knows its author by who they are, not by what they are called', async () => {
  const title = `ของคนชื่อเดียวกัน ${mark}`;
  const one = await write(services, 'manager', { data: { titleTh: title } });
  const mine = async (as: 'manager' | 'admin') => {
    const query = { keywords: title };
    const { rows } = await services.get(newsEndpoints.list, { query }, await services.signIn(as));
    return rows.map(({ writtenByMe }) => writtenByMe);
  };
  await services.sql(
    "update news set created_by = (select fullname from accounts where username = 'admin') where id = $1",
    [one.id],
  );
  expect([await mine('manager'), await mine('admin')]).toEqual([[true], [false]]);
  // Who changed its words last wrote it too.
  await services.sql(
    "update news set written_by_id = (select id from accounts where username = 'admin') where id = $1",
    [one.id],
  );
  expect([await mine('manager'), await mine('admin')]).toEqual([[true], [true]]);
  await services.get(newsEndpoints.remove, { query: { id: one.id } }, token);
});

test('the fifty newest unless asked otherwise, of the own property alone', async () => {
  await services.sql(
    `insert into news (id, property_id, type, title_th, title_en, title_cn, description_th,
        description_en, description_cn, created_at, created_by_id, created_by, updated_at, updated_by,
        feature_link, publish_state, review, written_by_id)
      select gen_random_uuid(), property_id, type, 'มากมาย', '', '', '<p>ก</p>', '', '',
        created_at - n * interval '1 hour', created_by_id, created_by, updated_at, updated_by, '',
        'draft', 'pending', written_by_id
      from news, generate_series(1, 1200) n where title_th = $1`,
    [`เปิดสระ ${mark}`],
  );
  const { rows, ...all } = await services.get(newsEndpoints.list, { query: {} }, token);
  expect([rows.length, all]).toEqual([50, { total: 1000, atLeast: true }]);
  const found = await list({ keywords: 'มากมา' });
  expect([found.rows.length, found.total]).toEqual([200, 1000]);
  const tabs = await services.get(newsEndpoints.tabs, { query: {} }, token);
  expect(tabs.find(({ view }) => view === 'pending')?.count).toBe(1001);
  const village = await services.signIn('village');
  const query = { keywords: 'มากมา' };
  expect((await services.get(newsEndpoints.list, { query }, village)).total).toBe(0);
});
