import { randomUUID } from 'node:crypto';
import { type DemoAccount, startServices } from '@tests/kit/services';
import { propertyOf } from '@tests/services/realtime/client';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';

const services = startServices();
const tokens: Partial<Record<DemoAccount, string>> = {};
const { list, after, markRead, send } = notificationEndpoints;

beforeAll(async () => {
  for (const name of ['admin', 'manager', 'counter', 'finance', 'village'] as const) {
    tokens[name] = await services.signIn(name);
  }
});

type Draft = CallOf<typeof send>['body'];

const write = (fields: Partial<Draft> = {}, as: DemoAccount = 'manager') => {
  const body = { id: randomUUID(), title: 'ปิดน้ำชั่วคราว', text: 'บ่ายสองถึงบ่ายสาม', ...fields };
  return services.call(send, { body }, tokens[as]);
};
const written = async (fields?: Partial<Draft>, as?: DemoAccount) => {
  const { data, error } = await write(fields, as);
  if (!data) throw new Error(JSON.stringify(error));
  return data;
};
const standingOf = (as: DemoAccount, from?: number) =>
  services.get(after, { query: { after: from } }, tokens[as]);

test('refused without the permission, and at the main admin', async () => {
  expect((await write({}, 'counter')).error?.code).toBe('FORBIDDEN');
  expect((await write({}, 'finance')).error?.code).toBe('FORBIDDEN');
  expect((await write({}, 'admin')).error?.code).toBe('NO_PROPERTY');
  expect((await services.call(list, { query: {} }, tokens.admin)).error?.code).toBe('NO_PROPERTY');
  expect((await services.call(list, { query: {} })).error?.code).toBe('NOT_SIGNED_IN');
});

test('what a manager writes stands at the next position, unread for everybody else', async () => {
  const before = await standingOf('counter');
  const own = await standingOf('manager');
  const sent = await written({ url: '/parcels?status=waiting', popup: true });
  expect(sent).toMatchObject({ seq: before.seq + 1, by: 'ปิยะมาศ ตั้งตระกูล', read: true, type: 1 });

  const { seq, unread, missed, newest } = await standingOf('counter', before.seq);
  expect({ seq, unread, missed }).toEqual({
    seq: before.seq + 1,
    unread: before.unread + 1,
    missed: 1,
  });
  expect(newest[0]).toEqual({ ...sent, read: false });
  expect((await standingOf('manager')).unread).toBe(own.unread);
  const [line] = await services.sql(
    `select action, entity, changes->'title'->>1 as title from audit_log where entity_id = $1`,
    [sent.id],
  );
  expect(line).toEqual({ action: 'create', entity: 'notification', title: 'ปิดน้ำชั่วคราว' });
});

test('a message that is sent twice is stored once', async () => {
  const id = randomUUID();
  const first = await written({ id });
  expect(await written({ id })).toEqual(first);
  const { seq, newest } = await standingOf('counter');
  expect(seq).toBe(first.seq);
  expect(newest.filter((one) => one.id === first.id)).toHaveLength(1);
});

test('what leads to a page is shown, counted and marked for those alone who may open it', async () => {
  const before = { counter: await standingOf('counter'), finance: await standingOf('finance') };
  const sent = await written({ title: 'ค่าส่วนกลางค้าง', url: '/report-emails', popup: true });
  const [counter, finance] = [await standingOf('counter', 0), await standingOf('finance', 0)];
  expect(counter.unread).toBe(before.counter.unread);
  expect(finance.unread).toBe(before.finance.unread + 1);
  // Its position is no gap to who may not see it.
  expect(counter.seq).toBe(sent.seq);
  expect(counter.newest.map(({ id }) => id)).not.toContain(sent.id);
  expect(finance.newest[0]?.id).toBe(sent.id);
  const found = async (as: DemoAccount) =>
    (await services.get(list, { query: { keywords: 'ค่าส่วนกลางค้าง' } }, tokens[as])).total;
  expect([await found('counter'), await found('finance'), await found('manager')]).toEqual([
    0, 1, 1,
  ]);
  await services.get(markRead, { body: { ids: [sent.id] } }, tokens.counter);
  const marks = 'select 1 from notification_reads where notification_id = $1';
  expect(await services.sql(marks, [sent.id])).toEqual([]);
});

test('who is given a suggestion is told, and nobody else', async () => {
  const draft = { subject: 'ไฟทางเดินดับ', zone: '5' as const };
  const { id, version } = await services.get(
    suggestionEndpoints.upsert,
    { body: draft },
    tokens.manager,
  );
  const staff = await services.get(suggestionEndpoints.staff, {}, tokens.manager);
  const [me] = await services.sql<{ id: string }>(
    "select id from accounts where username = 'counter'",
  );
  expect(staff.map(({ accountId }) => accountId)).toContain(me?.id);
  const body = { version, assigneeId: me?.id ?? '' };
  await services.get(suggestionEndpoints.assign, { params: { id }, body }, tokens.manager);
  const title = async (as: DemoAccount) => (await standingOf(as)).newest[0]?.title ?? '';
  expect(await title('counter')).toContain('มอบหมายเรื่องแจ้ง');
  expect(await title('finance')).not.toContain('มอบหมายเรื่องแจ้ง');
});

test.each([
  ['another address', 'https://elsewhere.example/x'],
  ['an address without a scheme', '//elsewhere.example'],
  ['a script', 'javascript:alert(1)'],
  ['a path that a popup would cut', '/admin/property/about'],
])('%s is no page to open', async (_, url) => {
  const { error } = await write({ url });
  expect(error?.fields?.url?.code).toBe('ownPath');
});

test("another property's notifications cannot be seen or marked", async () => {
  const sent = await written({ title: 'ของคอนโด' });
  const { newest, unread } = await standingOf('village', 0);
  expect(newest.map(({ id }) => id)).not.toContain(sent.id);
  const found = await services.get(list, { query: { keywords: 'ของคอนโด' } }, tokens.village);
  expect(found.total).toBe(0);
  const marked = await services.get(markRead, { body: { ids: [sent.id] } }, tokens.village);
  expect(marked.unread).toBe(unread);
  const [marks] = await services.sql(
    'select count(*)::int as n from notification_reads where notification_id = $1',
    [sent.id],
  );
  expect(marks).toEqual({ n: 0 });
});

test('read one by one, then all up to a position, for each person alone', async () => {
  const [first, , last] = [await written(), await written(), await written()];
  const before = await standingOf('counter');
  const finance = await standingOf('finance');
  const mark = (body: CallOf<typeof markRead>['body']) =>
    services.get(markRead, { body }, tokens.counter);
  expect(await mark({ ids: [first.id] })).toEqual({ unread: before.unread - 1 });
  expect(await mark({ ids: [first.id] })).toEqual({ unread: before.unread - 1 });
  const unreadOnes = await services.get(
    list,
    { query: { read: false, limit: 200 } },
    tokens.counter,
  );
  expect(unreadOnes.total).toBe(before.unread - 1);
  expect(unreadOnes.rows.map(({ id }) => id)).not.toContain(first.id);

  const later = await written();
  expect(await mark({ upTo: last.seq })).toEqual({ unread: 1 });
  const unread = await services.get(list, { query: { read: false } }, tokens.counter);
  expect(unread.rows.map(({ id }) => id)).toEqual([later.id]);
  expect(await mark({ upTo: first.seq })).toEqual({ unread: 1 });
  expect((await standingOf('finance')).unread).toBe(finance.unread + 1);
});

test('a list is newest first, paged and searched', async () => {
  await written({ title: 'ลิฟต์ตัวที่ 2', text: 'ช่างน้ำฝนมาตรวจ' });
  await written({ title: 'ประชุมทีม' });
  const { rows, total } = await services.get(list, { query: { limit: 2 } }, tokens.counter);
  expect(rows.map(({ title }) => title)).toEqual(['ประชุมทีม', 'ลิฟต์ตัวที่ 2']);
  const next = await services.get(list, { query: { limit: 2, page: 2 } }, tokens.counter);
  expect(next.total).toBe(total);
  expect(next.rows.map(({ seq }) => seq < rows[1]!.seq)).toEqual([true, true]);
  const found = await services.get(list, { query: { keywords: 'น้ำฝน' } }, tokens.counter);
  expect(found.total).toBe(1);
});

test('fifty at once take fifty positions, without a gap and none twice', async () => {
  // Where nothing else happens: a change that is told takes a position too.
  const { seq: before } = await standingOf('village');
  const sent = await Promise.all(Array.from({ length: 50 }, () => written({}, 'village')));
  const taken = sent.map(({ seq }) => seq).sort((a, b) => a - b);
  expect(taken).toEqual(Array.from({ length: 50 }, (_, i) => before + 1 + i));

  const all = await standingOf('village', before);
  expect(all).toMatchObject({ seq: before + 50, missed: 50 });
  const since = all.newest.filter(({ seq }) => seq > before).map(({ seq }) => seq);
  expect(since).toEqual([...taken].reverse());
  const some = await standingOf('village', before + 45);
  expect(some.missed).toBe(5);
  expect(some.newest).toHaveLength(20);
});

test('a message that is refused by the database takes no position', async () => {
  const id = randomUUID();
  await written({ id });
  const { seq } = await standingOf('counter');
  expect((await write({ id, title: 'อื่น' })).error?.code).toBe('TRY_DIFFERS');
  expect((await standingOf('counter')).seq).toBe(seq);
});

test('a position that the property never reached is answered by where it stands', async () => {
  const { seq } = await standingOf('counter');
  expect(await standingOf('counter', seq + 1000)).toMatchObject({ seq, missed: 0 });
});

test('who may not view notifications learns the position alone', async () => {
  const { seq } = await standingOf('finance');
  await services.sql(`update roles set permissions = '["parcels:view"]' where builtin = 'finance'`);
  expect(await standingOf('finance', 0)).toEqual({ seq, unread: 0, missed: 0, newest: [] });
  const { error } = await services.call(list, { query: {} }, tokens.finance);
  expect(error?.code).toBe('FORBIDDEN');
});

test('a property that nothing happened at yet stands at none', async () => {
  const village = await propertyOf(services, 'village');
  await services.sql('delete from notifications where property_id = $1', [village]);
  await services.sql('delete from property_positions where property_id = $1', [village]);
  expect(await standingOf('village')).toEqual({ seq: 0, unread: 0, missed: 0, newest: [] });
});
