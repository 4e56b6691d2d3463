import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
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
  parcels = await receive(
    services,
    token,
    Array.from({ length: 40 }, (_, i) => draftFor(unit, { kind: i % 2 ? 'tube' : 'box' })),
  );
});

const detail = (id: string) => services.get(parcelEndpoints.detail, { query: { id } }, token);
const give = (ids: string[], name = 'มาลี') =>
  services.get(calls.handOverSeveral, { body: { ids, name } }, token);

test('each has the receiver and the proof in its history, and one that is gone keeps no other', async () => {
  const [a, b, gone] = parcels as [Parcel, Parcel, Parcel];
  await give([gone.id], 'คนแรก');
  const signature = 'M0 0L10 10C1 1 2 2 3 3Z';
  const proof = { relation: 'housekeeper' as const, note: 'ฝากไว้', signature };
  const results = await services.get(
    calls.handOverSeveral,
    { body: { ids: [b.id, gone.id, a.id], name: 'แม่บ้าน', ...proof } },
    token,
  );
  expect(results.map(({ parcel, error }) => parcel?.id ?? error?.code)).toEqual([
    b.id,
    'PARCEL_HANDED_OVER',
    a.id,
  ]);
  expect(results[1]?.error?.details).toMatchObject({ code: gone.docCode, receiver: 'คนแรก' });
  for (const { id } of [a, b]) {
    expect((await detail(id)).events.at(-1)).toMatchObject({
      ...{ action: 'handed_over', detail: 'แม่บ้าน', photo: null },
      ...proof,
    });
  }
});

test('one photo shows a hand-over of several, and is no other one’s proof', async () => {
  const [a, b, c] = parcels.slice(31) as [Parcel, Parcel, Parcel];
  const { id: photo } = await sent(services, 'parcel/photo', await jpeg(), token);
  const to = (...ids: string[]) => ({ body: { ids, name: 'มาลี', photo } });
  await services.get(calls.handOverSeveral, to(a.id, b.id), token);
  expect((await detail(b.id)).events.at(-1)).toMatchObject({ photo });

  const { error } = await services.call(calls.handOverSeveral, to(c.id), token);
  expect(error?.fields?.photo?.code).toBe('uploadGone');
  expect((await detail(c.id)).status).toBe('waiting');
});

test('two counters with the same parcels in opposite orders share them out', async () => {
  const ids = parcels.slice(3, 23).map(({ id }) => id);
  const answers = await Promise.all([give(ids, 'ก'), give([...ids].reverse(), 'ข')]);
  const given = answers.flat().flatMap(({ parcel }) => parcel?.id ?? []);
  expect(given.sort()).toEqual([...ids].sort());
  const { kept, counted } = await counts(services);
  expect(kept).toEqual(counted);
});

test.each([
  ['a script', '<svg onload="x">'],
  ['another address', 'data:text/html;base64,PGI+'],
])('%s is no signature', async (_, signature) => {
  const body = { id: parcels[30]!.id, status: 'handed_over' as const, name: 'ก', signature };
  const { error } = await services.call(calls.handOver, { body }, token);
  expect(error?.fields?.signature?.code).toBe('signature');
});

describe('a hand-over is taken back', () => {
  const undo = (id: string, by = token) => services.call(calls.undoHandOver, { body: { id } }, by);

  test('by whoever made it, within a minute, and the parcel waits again', async () => {
    const { id } = parcels[31]!;
    await give([id]);
    const { data } = await undo(id);
    expect(data).toMatchObject({ status: 'waiting', handedOverTo: null, handedOverAt: null });
    expect((await detail(id)).events.map(({ action }) => action)).toEqual([
      ...['received', 'handed_over', 'hand_over_undone'],
    ]);
    expect((await undo(id)).error?.code).toBe('PARCEL_WAITING');
    expect((await give([id]))[0]?.parcel?.status).toBe('handed_over');
  });

  test('by nobody else', async () => {
    const { id } = parcels[32]!;
    await give([id]);
    const { error } = await undo(id, await services.signIn('manager'));
    expect([error?.status, error?.code]).toEqual([403, 'UNDO_OTHER_PERSON']);
    expect((await detail(id)).status).toBe('handed_over');
  });

  test('not later', async () => {
    const { id } = parcels[33]!;
    await give([id]);
    await services.sql('ALTER TABLE parcel_events DISABLE TRIGGER parcel_events_only_grow');
    await services.sql(
      `UPDATE parcel_events SET at = at - interval '61 seconds' WHERE parcel_id = $1`,
      [id],
    );
    await services.sql('ALTER TABLE parcel_events ENABLE TRIGGER parcel_events_only_grow');
    expect((await undo(id)).error?.code).toBe('UNDO_TOO_LATE');
  });
});

test('five hundred go to one receiver by one call and come back by another, no more', async () => {
  const unit = await unitOf(services, token, 'B-0401');
  const ids: string[] = [];
  for (const n of [200, 200, 100]) {
    const some = await receive(
      services,
      token,
      Array.from({ length: n }, () => draftFor(unit)),
    );
    ids.push(...some.map(({ id }) => id));
  }
  // One drawn as finely as a signature may be: it crosses the wire once.
  const signature = `M0 0${'L12 34'.repeat(1990)}`;
  const given = await services.get(
    calls.handOverSeveral,
    { body: { ids, name: 'แม่บ้าน', signature } },
    token,
  );
  expect(given.map(({ parcel }) => parcel?.id)).toEqual(ids);
  expect((await detail(ids[499]!)).events.at(-1)).toMatchObject({ signature });
  const back = await services.get(
    calls.changeMany,
    { body: { change: 'undoHandOver', ids } },
    token,
  );
  expect(back.every(({ parcel }) => parcel?.status === 'waiting')).toBe(true);
  const { kept, counted } = await counts(services);
  expect(kept).toEqual(counted);

  const { error } = await services.call(
    calls.handOverSeveral,
    { body: { ids: [...ids, parcels[39]!.id], name: 'แม่บ้าน' } },
    token,
  );
  expect(error?.fields?.ids?.code).toBe('tooLong');
});
