import { startServices } from '@tests/kit/services';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { draftOf, move, publish, write } from './drafts';

const services = startServices();
const { get, markRead, readers } = newsEndpoints;

test('each person reads once, and the share is of those who work there', async () => {
  const { id } = await publish(services);
  const read = async (as: 'counter' | 'manager') => {
    const token = await services.signIn(as);
    await services.get(markRead, { params: { id } }, token);
    return services.get(get, { params: { id } }, token);
  };
  expect(await read('counter')).toMatchObject({ readers: 1, read: true });
  expect(await read('counter')).toMatchObject({ readers: 1 });
  const manager = await services.signIn('manager');
  expect(await services.get(get, { params: { id } }, manager)).toMatchObject({ read: false });
  await read('manager');

  const seen = await services.get(readers, { query: { id, limit: 1 } }, manager);
  expect(seen).toMatchObject({
    rows: [{ fullname: 'ปิยะมาศ ตั้งตระกูล', propertyNameTh: 'อาคารชุด ริมน้ำเรสซิเดนซ์' }],
    total: 2,
    properties: [{ readers: 2, people: 3, percent: 67 }],
  });
  const next = await services.get(readers, { query: { id, limit: 1, page: 2 } }, manager);
  expect(next.rows.map(({ fullname }) => fullname)).toEqual(['สมพร น้ำใจงาม']);

  const others = await services.get(readers, { query: { id, unread: true } }, manager);
  expect(others.rows).toEqual([
    expect.objectContaining({ fullname: 'วรรณา เจริญทรัพย์', readAt: null }),
  ]);
  expect(others.total).toBe(1);
  for (const [side, count] of [
    [{}, 2],
    [{ unread: true }, 1],
  ] as const) {
    const call = { query: { id, ...side } };
    const file = await services.get(newsEndpoints.readersDownload, call, manager);
    expect(file.rowCount).toBe(count);
  }
});

test('who publishes is counted at once, and a publication that is taken back had no readers', async () => {
  const manager = await services.signIn('manager');
  const published = await publish(services);
  const params = { id: published.id };
  await services.get(markRead, { params }, manager);
  expect(await services.get(get, { params }, manager)).toMatchObject({ readers: 1, read: true });
  const undone = await move(services, published, 'draft');
  expect(undone).toMatchObject({ readers: 0, read: false });
  expect(await move(services, undone, 'published')).toMatchObject({ readers: 0, read: false });
});

test('who read an earlier publication is still a reader when a later one is taken back', async () => {
  const [first, second] = await services.sql<{ id: string }>(
    `select id from properties where code in ('RMN', 'SPK') order by code`,
  );
  const draft = draftOf({ data: { type: 'emergency' }, announceTo: [first?.id ?? ''] });
  const admin = await services.signIn('admin');
  const { id, version } = await services.get(newsEndpoints.create, { body: draft }, admin);
  const told = await move(services, { id, version }, 'published', 'admin');
  const params = { id };
  await services.get(markRead, { params }, await services.signIn('manager'));
  const withdrawn = await move(services, told, 'unpublished', 'admin');
  const more = [first?.id ?? '', second?.id ?? ''];
  const body = { ...draft, announceTo: more, data: { ...draft.data, version: withdrawn.version } };
  const wider = await services.get(newsEndpoints.change, { body }, admin);
  const again = await move(services, wider, 'published', 'admin');
  expect(await move(services, again, 'draft', 'admin')).toMatchObject({ readers: 1 });
});

test('who has not read it is told by property, a page at a time', async () => {
  const places = await services.sql<{ id: string }>('select id from properties order by code');
  const { id } = await publish(services, 'admin', { announceTo: places.map((one) => one.id) });
  await services.get(markRead, { params: { id } }, await services.signIn('village'));
  const ask = async (as: 'admin' | 'village', query: object = {}) =>
    services.get(readers, { query: { id, unread: true, ...query } }, await services.signIn(as));
  const all = await ask('admin');
  const missing = all.properties.reduce((sum, one) => sum + one.people - one.readers, 0);
  expect([all.rows.length, all.total]).toEqual([missing, missing]);
  const pages = [await ask('admin', { limit: 1 }), await ask('admin', { limit: 1, page: 2 })];
  expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows.slice(0, 2));
  expect(await ask('village')).toMatchObject({ rows: [], total: 0 });
});

test('what a person has not read is found, and gone once it is read', async () => {
  const { id } = await publish(services);
  const draft = await write(services);
  const counter = await services.signIn('counter');
  const unread = async (token: string) => {
    const query = { unread: true, limit: 200 };
    const { rows } = await services.get(newsEndpoints.list, { query }, token);
    return rows.map((row) => row.id);
  };
  expect(await unread(counter)).toContain(id);
  expect(await unread(counter)).not.toContain(draft.id);
  expect(await unread(await services.signIn('village'))).not.toContain(id);
  await services.get(markRead, { params: { id } }, counter);
  expect(await unread(counter)).not.toContain(id);
  expect(await unread(await services.signIn('manager'))).toContain(id);
});

test('a property sees its own readers of news for several, the platform all', async () => {
  const places = await services.sql<{ id: string; code: string }>(
    'select id, code from properties order by code',
  );
  const { id } = await publish(services, 'admin', { announceTo: places.map((one) => one.id) });
  for (const as of ['counter', 'village'] as const) {
    await services.get(markRead, { params: { id } }, await services.signIn(as));
  }
  const ask = async (as: 'admin' | 'village', query: object = {}) =>
    services.get(readers, { query: { id, ...query } }, await services.signIn(as));
  const all = await ask('admin');
  expect([all.total, all.properties.length]).toEqual([2, 3]);
  const one = await ask('admin', { propertyId: places.find(({ code }) => code === 'RMN')!.id });
  expect(one.rows.map(({ fullname }) => fullname)).toEqual(['สมพร น้ำใจงาม']);
  const own = await ask('village');
  expect(own).toMatchObject({
    rows: [{ fullname: 'อำนาจ พฤกษาสกุล' }],
    properties: [{ readers: 1, people: 1, percent: 100 }],
  });
});

test('what is not published has no readers, and says so to nobody', async () => {
  const counter = await services.signIn('counter');
  const draft = await write(services);
  const taken = await move(services, await publish(services), 'unpublished');
  for (const { id } of [draft, taken]) {
    // Who reads what is being taken back did nothing wrong.
    await services.get(markRead, { params: { id } }, counter);
    const manager = await services.signIn('manager');
    expect(await services.get(get, { params: { id } }, manager)).toMatchObject({ readers: 0 });
  }
});
