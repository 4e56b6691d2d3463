import { randomUUID } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import type { ParcelDraft } from '@/contracts/parcel/parcel';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let unit = '';
let other = '';

beforeAll(async () => {
  token = await services.signIn('counter');
  unit = await unitOf(services, token, 'A-0101');
  other = await unitOf(services, token, 'A-0102');
});

const insert = (...parcels: object[]) =>
  services.call(
    parcelEndpoints.insert,
    { body: { parcels: parcels as [ParcelDraft, ...ParcelDraft[]] } },
    token,
  );
const stored = async () =>
  (await services.sql(`SELECT count(*)::integer AS n FROM parcels
    UNION ALL SELECT count(*)::integer FROM parcel_events
    UNION ALL SELECT sum(last)::integer FROM parcel_numbers`)) as { n: number }[];

describe('a number that its unit has already', () => {
  test('is refused by field with the first one’s id and code, and nothing of the batch is kept', async () => {
    const [first] = await receive(services, token, [draftFor(unit, { parcelCode: 'TWICE-1' })]);
    const before = await stored();
    const { error } = await insert(
      draftFor(unit),
      draftFor(unit, { parcelCode: 'twice-1' }),
      draftFor(other, { parcelCode: 'TWICE-1' }),
    );
    expect(error?.fields).toMatchObject({
      'parcels.1.parcelCode': {
        code: 'duplicateParcel',
        details: { id: first!.id, code: first!.docCode },
      },
    });
    expect(Object.keys(error?.fields ?? {})).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  test('may come again with a reason, which its history keeps', async () => {
    const again = draftFor(unit, { parcelCode: 'TWICE-1', allowDuplicate: 'กล่องที่สอง' });
    const { data } = await insert(again);
    const query = { id: data![0]!.id };
    const { events } = await services.get(parcelEndpoints.detail, { query }, token);
    expect(events[0]).toMatchObject({ action: 'received', detail: 'กล่องที่สอง' });
  });

  test('may come again once the first is cancelled or returned', async () => {
    for (const status of ['cancelled', 'returned']) {
      await services.sql(`UPDATE parcels SET status = $1 WHERE parcel_code = 'TWICE-1'`, [status]);
      expect((await insert(draftFor(unit, { parcelCode: 'TWICE-1' }))).status).toBe(200);
    }
  });

  test('comes once where two counters scan it at the same moment', async () => {
    const scan = () => insert(draftFor(unit, { parcelCode: 'RACE-1' }));
    const answers = await Promise.all([scan(), scan(), scan()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('twice in one batch is refused', async () => {
    const draft = () => draftFor(unit, { parcelCode: 'BATCH-1' });
    const { error } = await insert(draft(), draft());
    expect(error?.fields?.['parcels.1.parcelCode']?.code).toBe('duplicate');
  });
});

test.each<[string, object, string, string]>([
  ['a number with a picture in it', { parcelCode: 'TH1😀' }, 'parcelCode', 'trackingLetters'],
  ['an endless number', { parcelCode: 'A'.repeat(10_000) }, 'parcelCode', 'tooLong'],
  ['tomorrow', { receivedAt: '2199-01-01T00:00:00.000Z' }, 'receivedAt', 'future'],
  ['long ago', { receivedAt: '2020-01-01T00:00:00.000Z' }, 'receivedAt', 'tooOld'],
  ['an unknown unit', { unitId: randomUUID() }, 'unitId', 'unknownUnit'],
  ['an unknown drop', { dropId: randomUUID() }, 'dropId', 'unknownDrop'],
  ['nobody', { recipientName: ' ' }, 'recipientName', 'required'],
])('%s has its own answer, and nothing is half written', async (_, fields, field, code) => {
  const before = await stored();
  const { status, error } = await insert(draftFor(unit), { ...draftFor(unit), ...fields });
  expect([status, error?.fields?.[`parcels.1.${field}`]?.code]).toEqual([400, code]);
  expect(await stored()).toEqual(before);
});

test('a page before the first is refused by field', async () => {
  const { error } = await services.call(parcelEndpoints.list, { query: { page: -1 } }, token);
  expect(error?.fields?.page?.code).toBe('tooSmall');
});

test('the carrier that staff choose is remembered for numbers like it, at their property alone', async () => {
  const of = (by: string) => services.get(intakeEndpoints.carrierHabits, {}, by);
  await insert(draftFor(unit, { parcelCode: 'TH98765432109B', carrier: 'lazada' }));
  expect(await of(token)).toContainEqual({ pattern: 'TH14', carrier: 'lazada' });
  await insert(draftFor(unit, { parcelCode: 'TH98765432108B', carrier: 'flash' }));
  expect(await of(token)).toContainEqual({ pattern: 'TH14', carrier: 'flash' });
  // What the number tells by itself need not be remembered.
  await insert(draftFor(unit, { parcelCode: 'KEX12345678901', carrier: 'kex' }));
  expect((await of(token)).map(({ pattern }) => pattern)).not.toContain('KEX14');
  expect(await of(await services.signIn('village'))).toEqual([]);
});

test('a drop is declared, received against and closed with what is missing', async () => {
  const body = { id: randomUUID(), carrier: 'flash', courierName: 'คุณเอก', declared: 3 } as const;
  const drop = await services.get(intakeEndpoints.openDrop, { body }, token);
  expect(await services.get(intakeEndpoints.openDrop, { body }, token)).toEqual(drop);
  const rows = await receive(services, token, [
    draftFor(unit, { dropId: drop.id, parcelCode: 'DROP-1' }),
    draftFor(other, { dropId: drop.id, parcelCode: 'DROP-2' }),
  ]);
  const found = await services.get(parcelEndpoints.list, { query: { dropId: drop.id } }, token);
  expect(found.total).toBe(2);

  const params = { id: drop.id };
  const close = () => services.call(intakeEndpoints.closeDrop, { params }, token);
  const slip = (await close()).data!;
  expect(slip).toMatchObject({ declared: 3, received: 2, missing: 1, extra: 0 });
  expect(slip.parcels.map(({ docCode }) => docCode)).toEqual(rows.map(({ docCode }) => docCode));
  expect((await close()).error?.code).toBe('DROP_CLOSED');
  const late = await insert(draftFor(unit, { dropId: drop.id }));
  expect(late.error?.fields?.['parcels.0.dropId']?.code).toBe('closedDrop');
  const closed = { query: { state: 'closed' as const } };
  expect((await services.get(intakeEndpoints.drops, closed, token)).rows).toContainEqual(
    expect.objectContaining({ id: drop.id, received: 2 }),
  );
});

test('another parcel like this one is drafted without its numbers', async () => {
  const [parcel] = await receive(services, token, [
    draftFor(unit, { parcelCode: 'CLONE-1', kind: 'tube', shelf: 'a9', recipientName: 'กมล' }),
  ]);
  const query = { id: parcel!.id };
  expect(await services.get(parcelEndpoints.clone, { query }, token)).toEqual({
    ...{ unitId: unit, unitNumber: 'A-0101', recipientName: 'กมล' },
    ...{ carrier: 'flash', kind: 'tube', shelf: 'A9' },
  });
});
