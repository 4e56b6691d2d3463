import { startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { NewsFilter } from '@/contracts/news/news';
import { write } from './drafts';

const services = startServices();
const mark = 'ส่งออก';

/** The sheet's lines without its head, and what the answer says of their number. */
async function sheet(query: Partial<NewsFilter>, as: 'manager' | 'village' = 'manager') {
  const address = new URL(`${services.url}/news/api/v1/news/export`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const authorization = `Bearer ${await services.signIn(as)}`;
  const reply = await fetch(address, { headers: { authorization } });
  const { sheets } = await readXlsx(new Uint8Array(await reply.arrayBuffer()));
  return { rows: (sheets[0]?.rows ?? []).slice(1), count: reply.headers.get('x-row-count') };
}

test('refused to who may not export', async () => {
  const counter = await services.signIn('counter');
  const { error } = await services.call(newsEndpoints.export, { query: {} }, counter);
  expect(error?.code).toBe('FORBIDDEN');
});

test('holds what the filters find, with its number, and no other property’s', async () => {
  await write(services, 'manager', { data: { titleTh: `${mark} =1+1`, type: 'emergency' } });
  await write(services, 'manager', { data: { titleTh: `${mark} สอง` } });
  await write(services, 'village', { data: { titleTh: `${mark} ของหมู่บ้าน` } });
  const { rows, count } = await sheet({ keywords: mark });
  expect(rows.slice(0, -1).map((row) => row.slice(0, 2))).toEqual([
    ['ข่าวทั่วไป', `${mark} สอง`],
    ['ข่าวด่วน', `${mark} =1+1`],
  ]);
  expect(rows[0]?.[4]).toBe('อาคารชุด ริมน้ำเรสซิเดนซ์');
  expect(rows.at(-1)?.[0]).toBe('รวม 2 แถว');
  expect(count).toBe('2');
  expect((await sheet({ keywords: mark, type: 'emergency' })).count).toBe('1');
});

test('is whole beyond what is read at once, the platform’s after the own', async () => {
  await services.sql(
    `insert into news (id, property_id, type, title_th, title_en, title_cn, description_th,
        description_en, description_cn, created_at, created_by_id, created_by, updated_at, updated_by,
        feature_link, publish_state, review, written_by_id)
      select gen_random_uuid(), property_id, type, 'ฉบับที่ ' || n, '', '', '<p>ก</p>', '', '',
        now() - n / 3 * interval '1 hour', created_by_id, created_by, updated_at, updated_by, '',
        'draft', 'pending', written_by_id
      from (select * from news where title_th = $1) one, generate_series(1, 2300) n`,
    [`${mark} สอง`],
  );
  const { rows, count } = await sheet({});
  expect(count).toBe(String(rows.length - 1));
  expect(new Set(rows.map((row) => row[1])).size).toBe(rows.length);
  expect(rows.at(-2)?.[4]).toBe('ส่วนกลาง');
  expect(rows.at(-2)?.[1]).toMatch(/^ระบบจะหยุดปรับปรุง/);
});
