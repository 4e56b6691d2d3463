import { type ApiError, ApiFailure, type ErrorCode } from '@/contracts/kit/calls/errors';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { type Entry, outbox } from '@/portal/areas/parcels/outbox/outbox';
import { sendOutbox } from '@/portal/areas/parcels/outbox/send-outbox';
import type { ApiClient } from '@/portal/kit/calls/api-client';

const me = { account: 'me', property: 'here' };
const unit = { id: 'u', number: 'A-1', people: ['สมชาย'] };

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  ...me,
  id,
  draft: { id, recipientName: '', carrier: 'kex' },
  unit,
  photo: null,
  typedAt: new Date().toISOString(),
  ...more,
});

const failure = (code: ErrorCode, fields?: ApiError['fields']) =>
  new ApiFailure({ code, status: 0, message: '', ...(fields && { fields }) });

/** A service that answers each sent parcel by its id, or receives it. */
function service(answers: Record<string, (draft: Record<string, unknown>) => unknown> = {}) {
  const sent: Record<string, unknown>[] = [];
  const api = (async (endpoint: unknown, call: { body: { parcels: [{ id: string }] } }) => {
    if (endpoint !== parcelEndpoints.insert) return [unit];
    const [draft] = call.body.parcels;
    sent.push(draft);
    const refusal = answers[draft.id]?.(draft);
    if (refusal) throw refusal;
    return [{ id: draft.id }];
  }) as ApiClient;
  return { api, sent, ids: () => sent.map(({ id }) => id) };
}

const left = async () => (await outbox.all()).map(({ id, error }) => [id, error?.code]);

afterEach(async () => outbox.remove((await outbox.all()).map(({ id }) => id)));

test('sends in order what is this person’s at this place, and nothing else', async () => {
  const { api, ids } = service();
  await outbox.put(entry('2'));
  await outbox.put(entry('1'));
  await outbox.put(entry('3', { account: 'other' }));
  await outbox.put(entry('4', { property: 'elsewhere' }));
  await sendOutbox(api, me);
  expect(ids()).toEqual(['1', '2']);
  expect(await left()).toEqual([
    ['3', undefined],
    ['4', undefined],
  ]);
});

test('without a way there everything waits, however often it is tried', async () => {
  const { api, ids } = service({ 1: () => failure('NETWORK') });
  await outbox.put(entry('1'));
  await outbox.put(entry('2'));
  for (let round = 0; round < 5; round++) await sendOutbox(api, me);
  expect(ids()).toEqual(['1', '1', '1', '1', '1']);
  expect(await left()).toEqual([
    ['1', undefined],
    ['2', undefined],
  ]);
});

test('what fails three times steps aside for the next', async () => {
  const { api, ids } = service({ 1: () => failure('FAILED') });
  await outbox.put(entry('1'));
  await outbox.put(entry('2'));
  for (let round = 0; round < 4; round++) await sendOutbox(api, me);
  expect(ids()).toEqual(['1', '1', '1', '2']);
  expect(await left()).toEqual([['1', 'FAILED']]);
});

test('what is refused waits for a person at once', async () => {
  const { api, ids } = service({ 1: () => failure('INVALID', {}) });
  await outbox.put(entry('1'));
  await outbox.put(entry('2'));
  await sendOutbox(api, me);
  expect(ids()).toEqual(['1', '2']);
  expect(await left()).toEqual([['1', 'INVALID']]);
});

test('what waited came when it was typed, unless the service says that this cannot be', async () => {
  const typedAt = new Date(Date.now() - 3_600_000).toISOString();
  const { api, sent } = service({
    2: ({ receivedAt }) =>
      receivedAt && failure('INVALID', { 'parcels.0.receivedAt': { code: 'future', message: '' } }),
  });
  await outbox.put(entry('1', { typedAt }));
  await outbox.put(entry('2', { typedAt }));
  await outbox.put(entry('3'));
  await sendOutbox(api, me);
  expect(sent.map(({ id, receivedAt }) => [id, receivedAt])).toEqual([
    ['1', typedAt],
    ['2', typedAt],
    ['2', undefined],
    ['3', undefined],
  ]);
  expect(await left()).toEqual([]);
});

test('what went out once goes out the same again, whatever has become of the unit and the hour', async () => {
  const lost = service({ 1: () => failure('NETWORK') });
  await outbox.put(entry('1', { unit: { ...unit, people: ['มาลี'] } }));
  await sendOutbox(lost.api, me);
  const [kept] = await outbox.all();
  const typedAt = new Date(Date.now() - 3_600_000).toISOString();
  await outbox.put({ ...(kept as Entry), typedAt, unit: { ...unit, id: 'other' } });
  const { api, sent } = service();
  await sendOutbox(api, me);
  expect(sent).toEqual(lost.sent);
  expect(await left()).toEqual([]);
});

test('what is refused as it went out is made anew: a photo may be gone by then', async () => {
  const gone = failure('INVALID', { 'parcels.0.photo': { code: 'invalid', message: '' } });
  const { api, sent } = service({ 1: ({ photo }) => photo && gone });
  const photo = '018f0000-0000-7000-8000-000000000001';
  await outbox.put(
    entry('1', { sent: { id: '1', unitId: 'u', recipientName: 'ก', carrier: 'kex', photo } }),
  );
  await sendOutbox(api, me);
  expect(sent.map((one) => one.photo)).toEqual([photo, undefined]);
  expect(await left()).toEqual([]);
});
