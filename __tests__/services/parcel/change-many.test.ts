import { randomUUID } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { parcelChangeEndpoints as calls } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { counts, draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let parcels: Parcel[] = [];

beforeAll(async () => {
  token = await services.signIn('counter');
  const unit = await unitOf(services, token);
  const some = () => Array.from({ length: 150 }, () => draftFor(unit));
  parcels = [
    ...(await receive(services, token, some())),
    ...(await receive(services, token, some())),
  ];
});

/** Others than before at each call. */
const fresh = (n: number) => parcels.splice(0, n).map(({ id }) => id);
const change = (body: CallOf<typeof calls.changeMany>['body'], by = token) =>
  services.call(calls.changeMany, { body }, by);
const events = async (id: string) =>
  (await services.get(parcelEndpoints.detail, { query: { id } }, token)).events;

test('two hundred are told of by one call, each with its own event, and the counts stand', async () => {
  const ids = fresh(200);
  const { data } = await change({ change: 'tell', ids, note: 'โทรแจ้งแล้ว' });
  expect(data?.map(({ parcel }) => parcel?.id)).toEqual(ids);
  expect(data?.every(({ parcel }) => parcel?.userStatus === 'told')).toBe(true);
  expect((await events(ids[199]!)).at(-1)).toMatchObject({ action: 'told', note: 'โทรแจ้งแล้ว' });
  const lines = await services.sql<{ n: number }>(
    `SELECT count(*)::integer AS n FROM audit_log
     WHERE changes ? 'userStatus' AND entity_id = ANY($1)`,
    [ids],
  );
  expect(lines).toEqual([{ n: 200 }]);
  const { kept, counted } = await counts(services);
  expect(kept).toEqual(counted);
});

test('one that is gone is answered by its own refusal and keeps no other', async () => {
  const [gone = '', here = ''] = fresh(2);
  await services.get(
    calls.handOver,
    { body: { id: gone, status: 'handed_over', name: 'คนแรก' } },
    token,
  );
  const unknown = randomUUID();
  const { data } = await change({
    change: 'cancel',
    ids: [gone, here, unknown],
    cancelBy: 'office',
    reasonShort: 'บันทึกซ้ำ',
  });
  expect(data?.map(({ parcel, error }) => parcel?.status ?? error?.code)).toEqual([
    'PARCEL_HANDED_OVER',
    'cancelled',
    'NOT_FOUND',
  ]);
  expect(data?.[0]?.error?.details).toMatchObject({ receiver: 'คนแรก' });
  expect((await events(here)).at(-1)).toMatchObject({ detail: 'บันทึกซ้ำ (นิติบุคคล)' });
});

test('what the change asks is missed by its own name, and nothing is changed', async () => {
  const ids = fresh(2);
  const { error } = await change({ change: 'giveBack', ids, reason: 'ไม่มีผู้มารับ' });
  expect(Object.keys(error?.fields ?? {})).toEqual(['name']);
  const late = await change({ change: 'book', ids, date: '2031-01-01', slot: '1' });
  expect(late.error?.fields?.date?.code).toBe('tooFar');
  expect(await events(ids[0]!)).toHaveLength(1);
});

test('no more than five hundred', async () => {
  const ids = Array.from({ length: 501 }, () => randomUUID());
  expect((await change({ change: 'tell', ids })).error?.fields?.ids?.code).toBe('tooLong');
});

test('several hand-overs are taken back by whoever made them, and by nobody else', async () => {
  const ids = fresh(3);
  await services.get(calls.handOverSeveral, { body: { ids, name: 'มาลี' } }, token);
  const undo = { change: 'undoHandOver' as const, ids };
  const other = await change(undo, await services.signIn('manager'));
  expect(other.data?.map(({ error }) => error?.code)).toEqual(Array(3).fill('UNDO_OTHER_PERSON'));
  const { data } = await change(undo);
  expect(data?.map(({ parcel }) => parcel?.status)).toEqual(Array(3).fill('waiting'));
});

test('another property’s parcels are not found', async () => {
  const ids = fresh(1);
  const village = await services.signIn('village');
  const { data } = await change({ change: 'tell', ids }, village);
  expect(data).toMatchObject([{ parcel: null, error: { code: 'NOT_FOUND' } }]);
});

test('each change asks for its own right', async () => {
  const ids = fresh(2);
  const finance = await services.signIn('finance');
  const tell = { change: 'tell' as const, ids };
  expect((await change(tell, finance)).error?.code).toBe('FORBIDDEN');
  await services.sql(`
    UPDATE roles SET permissions = permissions - 'parcels:edit'
    WHERE id IN (SELECT role_id FROM account_properties JOIN accounts a ON a.id = account_id
                 WHERE a.email = 'counter@niti.example')`);
  expect((await change(tell)).error?.code).toBe('FORBIDDEN');
  const { data } = await change({ change: 'undoHandOver', ids });
  expect(data?.map(({ error }) => error?.code)).toEqual(Array(2).fill('PARCEL_WAITING'));
});
