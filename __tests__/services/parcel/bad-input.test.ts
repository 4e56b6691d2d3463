import { randomUUID } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { send } from '@tests/services/upload/files';
import { parcelChangeEndpoints as changes } from '@/contracts/parcel/changes';
import { parcelEndpoints as calls } from '@/contracts/parcel/endpoints';
import { pickUpEndpoints as pickUp } from '@/contracts/parcel/pick-up';
import { shelfEndpoints as shelves } from '@/contracts/parcel/shelves';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
const place = { token: '', unit: '', theirUnit: '' };

beforeAll(async () => {
  place.token = await services.signIn('counter');
  place.unit = await unitOf(services, place.token);
  const [theirs] = await services.sql<{ id: string }>(
    "select id from units where property_id = (select id from properties where code = 'SPK') limit 1",
  );
  place.theirUnit = theirs!.id;
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What is answered, in short: the status, the code, and what is wrong with which field. */
async function refusal(answer: Promise<{ status: number; error?: object }>) {
  const { status, error } = (await answer) as {
    status: number;
    error?: {
      code: string;
      message: string;
      fields?: Record<string, { code: string; message: string }>;
    };
  };
  for (const { message } of [error!, ...Object.values(error?.fields ?? {})]) {
    expect(message).toMatch(/[ก-๙]/);
  }
  const fields = Object.entries(error?.fields ?? {}).map(([name, { code }]) => `${name} ${code}`);
  return [status, error?.code, ...fields];
}

/** What a parcel's call could leave behind, as a text to compare. */
async function stored(): Promise<string> {
  const digest = (table: string) =>
    `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as ${table}`;
  const [sums] = await services.sql(
    `select ${[
      'parcels',
      'parcel_numbers',
      'parcel_pick_up_codes',
      'parcel_carrier_habits',
      'uploads',
    ]
      .map(digest)
      .join(', ')}, (select count(*) from parcel_events) as events,
      (select count(*) from audit_log) as audited`,
  );
  return JSON.stringify(sums);
}

/** Makes a call that is to be refused, and sees that it leaves nothing behind. */
async function refused(call: () => Promise<{ status: number; error?: object }>) {
  const before = await stored();
  const said = await refusal(call());
  expect(await stored()).toBe(before);
  return said;
}

test.each<[name: string, fields: () => object, field: string]>([
  ['an unknown unit', () => ({ unitId: randomUUID() }), 'unitId unknownUnit'],
  ['another property’s unit', () => ({ unitId: place.theirUnit }), 'unitId unknownUnit'],
  ['no unit', () => ({ unitId: undefined }), 'unitId required'],
  ['a unit that is a number', () => ({ unitId: 'A-1204' }), 'unitId invalid'],
  ['a tracking code with emoji', () => ({ parcelCode: 'TH📦123' }), 'parcelCode trackingLetters'],
  ['a code of 10,000 letters', () => ({ parcelCode: 'A'.repeat(10_000) }), 'parcelCode tooLong'],
  ['a name of spaces', () => ({ recipientName: '   ' }), 'recipientName required'],
  [
    'a name of 10,000 letters',
    () => ({ recipientName: 'ก'.repeat(10_000) }),
    'recipientName tooLong',
  ],
  ['a name with a NUL', () => ({ recipientName: 'มา\0ลี' }), 'recipientName letters'],
  ['a name of half a letter', () => ({ recipientName: 'มาลี\ud83d' }), 'recipientName letters'],
  ['a note with a NUL', () => ({ note: '\0' }), 'note letters'],
  ['an arrival tomorrow', () => ({ receivedAt: day(1) }), 'receivedAt future'],
  ['an arrival long ago', () => ({ receivedAt: day(-31) }), 'receivedAt tooOld'],
  [
    'an arrival on no day',
    () => ({ receivedAt: '2026-13-45T00:00:00.000Z' }),
    'receivedAt invalid',
  ],
  ['a photo that was never sent', () => ({ photo: randomUUID() }), 'photo uploadGone'],
  ['an unknown carrier', () => ({ carrier: 'pigeon' }), 'carrier invalid'],
  ['an unknown courier drop', () => ({ dropId: randomUUID() }), 'dropId unknownDrop'],
])('%s is told beside its field, and keeps its neighbours out', async (_, fields, field) => {
  const bad = { ...draftFor(place.unit), ...fields() };
  const said = await refused(() =>
    services.call(calls.insert, { body: { parcels: [draftFor(place.unit), bad] } }, place.token),
  );
  expect(said).toEqual([400, 'INVALID', `parcels.1.${field}`]);
});

test.each<[name: string, body: object, field: string]>([
  ['no parcels', { parcels: [] }, 'parcels required'],
  ['no list', {}, 'parcels required'],
  ['a list that is none', { parcels: 'all' }, 'parcels invalid'],
])('%s is told', async (_, body, field) => {
  const said = await refused(() => services.call(calls.insert, { body } as never, place.token));
  expect(said).toEqual([400, 'INVALID', field]);
});

test('201 parcels are one too many', async () => {
  const parcels = Array.from({ length: 201 }, () => draftFor(place.unit));
  const said = await refused(() => services.call(calls.insert, { body: { parcels } }, place.token));
  expect(said).toEqual([400, 'INVALID', 'parcels tooLong']);
});

test('the id of another property’s parcel is refused and tells nothing of it', async () => {
  const village = await services.signIn('village');
  const [theirs] = await receive(services, village, [draftFor(place.theirUnit)]);
  const parcels = [draftFor(place.unit, { id: theirs!.id })];
  const said = await refused(() => services.call(calls.insert, { body: { parcels } }, place.token));
  expect(said).toEqual([409, 'DUPLICATE']);
});

test('a replay is answered as before, one with other words is refused, and neither stores anything', async () => {
  const draft = draftFor(place.unit, { parcelCode: `RE${Date.now()}` });
  const first = await receive(services, place.token, [draft]);
  const before = await stored();
  expect(await receive(services, place.token, [draft])).toEqual(first);
  const other = { ...draft, recipientName: 'คนอื่น', parcelCode: 'OTHER1' };
  const parcels = [other];
  const said = await refused(() => services.call(calls.insert, { body: { parcels } }, place.token));
  expect(said).toEqual([409, 'TRY_DIFFERS']);
  expect(await stored()).toBe(before);
});

test('a photo that is no image is refused before there is a parcel', async () => {
  const text = new File(['<script>alert(1)</script>'], 'กล่อง.jpg', { type: 'image/jpeg' });
  const said = await refused(() => send(services, 'parcel/photo', [text], place.token));
  expect(said).toEqual([415, 'UPLOAD_KIND']);
});

test.each<[name: string, query: object, field: string]>([
  ['a page of -1', { page: -1 }, 'page tooSmall'],
  ['a page of 0', { page: 0 }, 'page tooSmall'],
  ['a page that is no number', { page: 'หนึ่ง' }, 'page invalid'],
  ['a page of 501 rows', { limit: 501 }, 'limit tooLarge'],
  ['an unknown state', { status: 'lost' }, 'status invalid'],
  ['a day that is none', { receivedOn: '2026-02-30' }, 'receivedOn invalid'],
  ['a sort that is a statement', { sort: 'id;drop table parcels' }, 'sort invalid'],
  ['keywords with a NUL', { keywords: 'มา\0ลี' }, 'keywords letters'],
  ['keywords of 10,000 letters', { keywords: 'ก'.repeat(1_000) }, 'keywords tooLong'],
  ['a number of 10,000 letters', { docCode: 'A'.repeat(1_000) }, 'docCode tooLong'],
])('a list with %s is refused', async (_, query, field) => {
  const said = await refusal(services.call(calls.list, { query } as never, place.token));
  expect(said).toEqual([400, 'INVALID', field]);
});

test.each<[name: string, code: () => string, said: unknown[]]>([
  ['of nothing', () => '   ', [400, 'INVALID', 'code required']],
  ['with emoji', () => 'PU📦', [404, 'PICKUP_UNKNOWN']],
  ['of 10,000 letters', () => 'P'.repeat(10_000), [400, 'INVALID', 'code tooLong']],
  ['with a NUL', () => 'PU\0', [400, 'INVALID', 'code letters']],
])('a pick-up code %s is refused in its own words', async (_, code, expected) => {
  const body = { code: code(), status: 'handed_over' as const, name: 'มาลี' };
  for (const call of [
    () => services.call(pickUp.read, { body: { code: code() } }, place.token),
    () => services.call(pickUp.handOver, { body }, place.token),
  ]) {
    expect(await refused(call)).toEqual(expected);
  }
});

test('an expired pick-up code hands nothing over, and says since when', async () => {
  const [parcel] = await receive(services, place.token, [draftFor(place.unit)]);
  const made = { body: { parcelId: parcel!.id } };
  const { code } = await services.get(pickUp.make, made, place.token);
  await services.sql(`update parcel_pick_up_codes set expires_at = now() - interval '1 second'
    where used_at is null`);
  const body = { code, status: 'handed_over' as const, name: 'มาลี' };
  const said = await refused(() => services.call(pickUp.handOver, { body }, place.token));
  expect(said).toEqual([410, 'PICKUP_EXPIRED']);
});

test.each<[name: string, date: () => string, field: string]>([
  ['yesterday', () => day(-1).slice(0, 10), 'date pastDay'],
  ['in a year', () => day(365).slice(0, 10), 'date tooFar'],
  ['on no day', () => '2026-02-30', 'date invalid'],
])('an appointment %s is refused', async (_, date, field) => {
  const [parcel] = await receive(services, place.token, [draftFor(place.unit)]);
  const body = { id: parcel!.id, date: date(), slot: '1' as const };
  const said = await refused(() => services.call(changes.book, { body }, place.token));
  expect(said).toEqual([400, 'INVALID', field]);
});

test('a shelf, a receiver or a reason that cannot be stored is told beside its field', async () => {
  const [parcel] = await receive(services, place.token, [draftFor(place.unit)]);
  const { id } = parcel!;
  const { token } = place;
  const move = { body: { ids: [id], shelf: 'A\0' } };
  expect(await refused(() => services.call(shelves.move, move, token))).toEqual([
    ...[400, 'INVALID', 'shelf letters'],
  ]);
  const give = { body: { id, status: 'handed_over' as const, name: 'มา\0ลี' } };
  expect(await refused(() => services.call(changes.handOver, give, token))).toEqual([
    ...[400, 'INVALID', 'name letters'],
  ]);
});

test.each([
  ['no JSON', '{"parcels": ['],
  ['an empty body', ''],
  ['a list', '[]'],
  ['a word', '"พัสดุ"'],
])('%s instead of a call is refused', async (_, body) => {
  const reply = await fetch(`${services.url}/parcel/api/v1/parcels/insertParcels`, {
    method: 'POST',
    headers: { authorization: `Bearer ${place.token}`, 'content-type': 'application/json' },
    body,
  });
  expect([reply.status, (await reply.json()).code]).toEqual([400, 'INVALID']);
});
