import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { readXlsx } from 'hucre/xlsx';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import {
  suggestionRules,
  suggestionStatuses,
} from '@/contracts/master-data/suggestions/suggestion-state';

const services = startServices();
const { list, get, upsert, comment, assign, status, merge, staff, tabs } = suggestionEndpoints;
const draft = { subject: 'ไฟทางเดินดับ', zone: '4' as const, unitNumber: 'A-0406' };
let token = '';

beforeAll(async () => {
  token = await services.signIn('counter');
});

const written = (more: object = {}) => services.get(upsert, { body: { ...draft, ...more } }, token);
const rows = async (query: object) => (await services.get(list, { query }, token)).rows;

test('a new one is numbered, due within office hours, and told to the staff as type 9', async () => {
  const [last] = await rows({ sort: '-number' });
  const made = await written({ zone: '5' });
  expect(made).toMatchObject({ number: (last?.number ?? 0) + 1, status: 'new', late: false });
  expect(made.dueAt > made.createdAt).toBe(true);
  const { rows: told } = await services.get(notificationEndpoints.list, { query: {} }, token);
  expect(told[0]).toMatchObject({ type: 9, url: `/suggestion/${made.id}` });
  expect(told[0]?.title).toContain('ลิฟต์');
  const nowhere = { ...draft, unitNumber: 'Z-9999' };
  const { error } = await services.call(upsert, { body: nowhere }, token);
  expect(error?.fields?.unitNumber?.code).toBe('unknownUnit');
  const both = await Promise.all([written(), written()]);
  expect(Math.abs((both[0]?.number ?? 0) - (both[1]?.number ?? 0))).toBe(1);
});

test('it goes where the table of states lets it go, and nowhere else', async () => {
  for (const from of suggestionStatuses) {
    for (const to of suggestionStatuses) {
      const { id, version } = await written();
      await services.sql('update suggestions set status = $2 where id = $1', [id, from]);
      const call = { params: { id }, body: { version, status: to } };
      const { data, error } = await services.call(status, call, token);
      if (suggestionRules[from].to.includes(to)) expect(data?.status).toBe(to);
      else expect(error?.code).toBe('SUGGESTION_STATE');
    }
  }
});

test('who moves one that nobody has is responsible for it; who has it stays so', async () => {
  const { id, version } = await written();
  const move = (to: 'done' | 'in_progress', at: number, by: string) =>
    services.get(status, { params: { id }, body: { version: at, status: to } }, by);
  const done = await move('done', version, token);
  expect(done.assigneeName).toBe('สมพร น้ำใจงาม');
  const manager = await services.signIn('manager');
  expect(await move('in_progress', done.version, manager)).toMatchObject({
    assigneeName: 'สมพร น้ำใจงาม',
  });
});

test('what the resident says puts it back to work; notes stay notes, and all is in the log', async () => {
  const { id, version } = await written();
  const waiting = { params: { id }, body: { version, status: 'waiting' as const } };
  await services.get(status, waiting, token);
  const photo = await sent(services, 'suggestion/photo', await jpeg(), token);
  const say = (kind: 'note' | 'resident', photos: string[] = []) =>
    services.call(comment, { params: { id }, body: { kind, text: 'ยังไม่เรียบร้อย', photos } }, token);
  expect((await say('note', [photo.id])).data?.status).toBe('waiting');
  expect((await say('note', [photo.id])).error?.fields?.photos?.code).toBe('uploadGone');
  const { data } = await say('resident');
  expect(data?.status).toBe('in_progress');
  expect(data?.messages.map(({ kind, photos }) => [kind, photos.length])).toEqual([
    ['note', 1],
    ['resident', 0],
  ]);
  const lines = await services.sql<{ action: string }>(
    "select action from audit_log where entity = 'suggestion' and entity_id = $1 order by at",
    [id],
  );
  expect(lines.map(({ action }) => action)).toEqual(['create', 'edit', 'note', 'resident']);
});

test('it is given to staff of the property alone, and a duplicate goes into an open one', async () => {
  const one = await written();
  const [first] = await services.get(staff, {}, token);
  const params = { id: one.id };
  const give = (assigneeId: string, version: number) =>
    services.call(assign, { params, body: { version, assigneeId } }, token);
  const [{ id: stranger } = { id: '' }] = await services.sql<{ id: string }>(
    "select id from accounts where username = 'village'",
  );
  expect((await give(stranger, one.version)).error?.fields?.assigneeId?.code).toBe('unknownPerson');
  const given = await give(first?.accountId ?? '', one.version);
  expect(given.data?.assigneeName).toBe(first?.fullname);
  const { rows: told } = await services.get(notificationEndpoints.list, { query: {} }, token);
  expect(told[0]).toMatchObject({ type: 9, url: `/suggestion/${one.id}` });
  expect(told[0]?.title).toContain(first?.fullname);
  expect((await give(first?.accountId ?? '', one.version)).error?.code).toBe('STALE');

  const double = await written();
  const into = (intoId: string, { id, version }: { id: string; version: number }) =>
    services.call(merge, { params: { id }, body: { version, intoId } }, token);
  expect((await into(double.id, double)).error?.fields?.intoId?.code).toBe('invalid');
  const merged = await into(one.id, double);
  expect(merged.data).toMatchObject({ status: 'merged', mergedInto: { id: one.id } });
  expect((await services.get(get, { params }, token)).merged).toMatchObject([{ id: double.id }]);
  const third = await written();
  expect((await into(double.id, third)).error?.fields?.intoId?.code).toBe('invalid');
});

test('what is late is counted, found, and no longer late once it is done', async () => {
  const { late } = await services.get(tabs, {}, token);
  const found = await rows({ late: true, limit: 200 });
  expect(found).toHaveLength(late);
  expect(late).toBeGreaterThan(0);
  const [one] = found;
  const done = {
    params: { id: one?.id ?? '' },
    body: { version: one?.version ?? 0, status: 'done' as const },
  };
  const ended = await services.get(status, done, token);
  expect(ended.late).toBe(false);
  const [listed] = (await rows({ status: 'done', limit: 200 })).filter(({ id }) => id === ended.id);
  expect([one?.doneAt, listed?.doneAt]).toEqual([null, expect.any(String)]);
  expect(await rows({ late: true, limit: 200 })).toHaveLength(late - 1);
});

test('what the filters find is a file with the columns of the list', async () => {
  const manager = await services.signIn('manager');
  const address = `${services.url}/master-data/api/v1/suggestion/download?zone=2`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${manager}` } });
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [heads, first] = sheets[0]?.rows ?? [];
  expect(heads?.slice(0, 4)).toEqual(['เรื่อง', 'ห้อง/บ้าน', 'บริเวณ', 'สถานะ']);
  expect([first?.[0], first?.[2]]).toEqual(['ลู่วิ่งเครื่องที่สองสายพานลื่น', 'ฟิตเนส']);
});

test('what is late comes first, then what is due, what the resident has, and last what is over', async () => {
  const [slow, quick, waits, over] = await Promise.all([
    written(),
    written(),
    written(),
    written(),
  ]);
  const put = (id: string, state: string, days: number) =>
    services.sql(
      "update suggestions set status = $2, due_at = now() + $3 * interval '1 day' where id = $1",
      [id, state, days],
    );
  await put(slow.id, 'in_progress', 40);
  await put(quick.id, 'new', -400);
  await put(waits.id, 'waiting', -500);
  await put(over.id, 'closed', -600);
  const own = [slow.id, quick.id, waits.id, over.id];
  const order = (await rows({ limit: 200 })).map(({ id }) => id).filter((id) => own.includes(id));
  expect(order).toEqual([quick.id, slow.id, waits.id, over.id]);
});
