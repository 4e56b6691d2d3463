import { startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import { newsTemplate, newsTemplateEndpoints } from '@/contracts/news/news-template';
import { draftOf, writeTemplate } from './drafts';

const services = startServices();
const { list, get, create, change, remove } = newsTemplateEndpoints;
const manager = () => services.signIn('manager');

const fields = (name: string) => {
  const { data, ...parts } = draftOf();
  return { ...parts, data: { ...data, name } };
};

test('refused to who may only look', async () => {
  const { id } = await writeTemplate(services);
  const counter = await services.signIn('counter');
  expect((await services.call(get, { params: { id } }, counter)).status).toBe(200);
  for (const answer of [
    await services.call(create, { body: fields('ก') }, counter),
    await services.call(
      change,
      { params: { id }, body: { ...fields('ก'), data: { ...fields('ก').data, version: 1 } } },
      counter,
    ),
    await services.call(remove, { params: { id } }, counter),
  ]) {
    expect(answer.error?.code).toBe('FORBIDDEN');
  }
});

test('added once, changed by its version, deleted, each in the audit log', async () => {
  const body = fields('ปิดน้ำ');
  const added = await services.get(create, { body }, await manager());
  expect(added).toMatchObject({ name: 'ปิดน้ำ', version: 1, own: true, languages: { en: 'empty' } });
  expect(await services.get(create, { body }, await manager())).toEqual(added);

  const params = { id: added.id };
  const edit = async (name: string) => {
    const draft = { ...body, descriptionTh: '<p>ใหม่<script>x</script></p>' };
    return services.call(
      change,
      { params, body: { ...draft, data: { ...body.data, name, version: 1 } } },
      await manager(),
    );
  };
  const first = await edit('ปิดน้ำ อาคาร A');
  expect(first.data).toMatchObject({ version: 2, descriptionTh: '<p>ใหม่</p>' });
  const late = await edit('ปิดน้ำ อาคาร B');
  expect(late.error?.code).toBe('STALE');
  expect(newsTemplate.parse(late.error?.conflict?.stored)).toEqual(first.data);
  expect(late.error?.conflict?.sent).toMatchObject({ data: { name: 'ปิดน้ำ อาคาร B' } });

  await services.get(remove, { params }, await manager());
  expect((await services.call(get, { params }, await manager())).error?.code).toBe('NOT_FOUND');
  const lines = await services.sql(
    `select action, changes from audit_log where entity = 'news-template' and entity_id = $1
      order by at, id`,
    [added.id],
  );
  expect(lines).toMatchObject([
    { action: 'create' },
    { action: 'edit', changes: { name: ['ปิดน้ำ', 'ปิดน้ำ อาคาร A'] } },
    { action: 'delete' },
  ]);
});

test('what was written after an answer was lost is stored', async () => {
  const body = fields('ปิดน้ำ');
  await services.get(create, { body }, await manager());
  const since = { ...body, data: { ...body.data, name: 'ปิดน้ำทุกอาคาร' } };
  const second = await services.get(create, { body: since }, await manager());
  expect(second).toMatchObject({ name: 'ปิดน้ำทุกอาคาร', version: 2 });
});

test('the platform’s are used everywhere and changed there alone; a property’s are its own', async () => {
  const shared = await writeTemplate(services, 'admin', { name: 'ของส่วนกลาง' });
  const own = await writeTemplate(services, 'village', { name: 'ของหมู่บ้าน' });
  const seen = async (as: 'manager' | 'village' | 'admin') => {
    const query = { limit: 100, keywords: 'ของ' };
    const { rows } = await services.get(list, { query }, await services.signIn(as));
    return rows.map(({ name, own }) => [name, own]);
  };
  expect(await seen('manager')).toEqual([['ของส่วนกลาง', false]]);
  expect(await seen('village')).toEqual([
    ['ของส่วนกลาง', false],
    ['ของหมู่บ้าน', true],
  ]);
  expect(await seen('admin')).toEqual([['ของส่วนกลาง', true]]);
  for (const { id } of [shared, own]) {
    const { error } = await services.call(remove, { params: { id } }, await manager());
    expect(error?.code).toBe('NOT_FOUND');
  }
});

test('ordered by name in either direction, and by the latest change', async () => {
  const ask = async (sort: string) => {
    const { rows } = await services.get(list, { query: { sort, limit: 100 } }, await manager());
    return rows;
  };
  const names = (await ask('name')).map(({ id }) => id);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set((await ask('-name')).map(({ id }) => id))).toEqual(new Set(names));
  expect((await ask('-name'))[0]?.id).not.toBe(names[0]);
  const times = (await ask('-updatedAt')).map(({ updatedAt }) => updatedAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(times[0]).not.toBe(times.at(-1));
});

test('exported as the list finds and orders them, to who may', async () => {
  await writeTemplate(services, 'manager', { name: 'ข ส่งออก' });
  await writeTemplate(services, 'manager', { name: 'ก ส่งออก', data: { type: 'emergency' } });
  await writeTemplate(services, 'village', { name: 'ค ส่งออก' });
  const query = { keywords: 'ส่งออก', sort: '-name' };
  const file = await services.get(newsTemplateEndpoints.export, { query }, await manager());
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets[0]?.rows.slice(1).map(([name, type]) => [name, type])).toEqual([
    ['ข ส่งออก', 'ข่าวทั่วไป'],
    ['ก ส่งออก', 'ข่าวด่วน'],
    ['รวม 2 แถว', null],
  ]);
  const counter = await services.signIn('counter');
  const { error } = await services.call(newsTemplateEndpoints.export, { query }, counter);
  expect(error?.code).toBe('FORBIDDEN');
});

test('twenty on a page, a hundred for the full list, in Thai order', async () => {
  await services.sql(
    `insert into news_templates select gen_random_uuid(), property_id, 1, type, title_th, title_en,
        title_cn, description_th, description_en, description_cn, created_at, created_by_id,
        created_by, updated_at, updated_by, 'ลำดับ ' || n
      from (select * from news_templates limit 1) t, generate_series(1, 120) n`,
  );
  const ask = async (query: object) => services.get(list, { query }, await manager());
  expect((await ask({})).rows).toHaveLength(20);
  const { rows, total } = await ask({ limit: 100, keywords: 'ลำดับ' });
  expect([rows.length, total]).toEqual([100, 120]);
  const names = rows.map(({ name }) => name);
  expect(names.indexOf('ลำดับ 9')).toBeLessThan(names.indexOf('ลำดับ 10'));
  const tooMany = await services.call(list, { query: { limit: 101 } }, await manager());
  expect(tooMany.error?.code).toBe('INVALID');
});
