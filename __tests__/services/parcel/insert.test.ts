import { randomUUID } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { ParcelDraft } from '@/contracts/parcel/parcel';
import { counts, draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let unit = '';

beforeAll(async () => {
  token = await services.signIn('counter');
  unit = await unitOf(services, token);
});

const rowsIn = async (table: string) =>
  (await services.sql<{ n: number }>(`SELECT count(*)::integer AS n FROM ${table}`))[0]!.n;
const drafts = (n: number) => Array.from({ length: n }, () => draftFor(unit));
const insert = (parcels: ParcelDraft[]) =>
  services.call(parcelEndpoints.insert, { body: { parcels } }, token);

test('receives a batch in the order given, under the numbers that follow', async () => {
  const batch = drafts(200);
  const rows = await receive(services, token, batch);
  expect(rows.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' })
    .format(new Date())
    .slice(2)
    .replaceAll('-', '');
  const first = Number(rows[0]!.docCode.slice(-4));
  expect(rows.map(({ docCode }) => docCode)).toEqual(
    batch.map((_, i) => `RMN${day}${String(first + i).padStart(4, '0')}`),
  );
  const { events, ...parcel } = await services.get(
    parcelEndpoints.detail,
    { query: { id: rows[7]!.id } },
    token,
  );
  expect(parcel).toEqual(rows[7]);
  expect(events).toMatchObject([{ action: 'received', at: parcel.receivedAt }]);
  const audited = await services.sql<{ entity_id: string }>(
    `SELECT entity_id FROM audit_log WHERE entity = 'parcel' AND action = 'create'`,
  );
  const received = new Set(rows.map(({ id }) => id));
  expect(audited.filter((line) => received.has(line.entity_id))).toHaveLength(200);
});

test('a replay answers the same parcels and adds nothing, also at the same moment', async () => {
  const batch = drafts(5);
  const answers = await Promise.all(Array.from({ length: 6 }, () => insert(batch)));
  const before = [
    await rowsIn('parcels'),
    await rowsIn('parcel_events'),
    await rowsIn('audit_log'),
  ];
  answers.push(await insert(batch));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const other = await insert(batch.map((draft) => ({ ...draft, recipientName: 'อื่น' })));
  expect([other.status, other.error?.code]).toEqual([409, 'TRY_DIFFERS']);
  expect(answers[0]?.status).toBe(200);
  const after = [await rowsIn('parcels'), await rowsIn('parcel_events'), await rowsIn('audit_log')];
  expect(after).toEqual(before);

  const [next] = await receive(services, token, [...drafts(1), ...batch]);
  const last = answers[0]!.data!.at(-1)!.docCode;
  expect(Number(next!.docCode.slice(-4))).toBe(Number(last.slice(-4)) + 1);
});

test('an unknown unit refuses the whole batch and says where', async () => {
  const before = await rowsIn('parcels');
  const { status, error } = await insert([...drafts(2), draftFor(randomUUID())]);
  expect([status, error?.code]).toEqual([400, 'INVALID']);
  expect(error?.fields).toEqual({
    'parcels.2.unitId': { code: 'unknownUnit', message: 'ไม่พบห้องหรือบ้านเลขที่นี้ในโครงการ' },
  });
  expect(await rowsIn('parcels')).toBe(before);
});

test('one id twice in a batch is refused', async () => {
  const draft = draftFor(unit);
  const { error } = await insert([draft, draft]);
  expect(error?.fields?.['parcels.1.id']?.code).toBe('duplicate');
});

test('ten batches at once have numbers of their own, in order, and counts that add up', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => insert(drafts(20))));
  const batches = answers.map(({ data }) => data!.map((row) => Number(row.docCode.slice(-4))));
  for (const numbers of batches) {
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i));
  }
  const all = batches.flat().sort((a, b) => a - b);
  expect(all).toEqual(all.map((_, i) => all[0]! + i));
  const { kept, counted } = await counts(services);
  expect(kept).toEqual(counted);
});

test('of many calls at once each has its own answer, and one that is refused fails no other', async () => {
  const good = Array.from({ length: 12 }, () => drafts(1));
  const [twice] = drafts(1);
  const code = `TWO${Date.now()}`;
  const alike = [draftFor(unit, { parcelCode: code }), draftFor(unit, { parcelCode: code })];
  const calls = [
    ...good,
    [draftFor(randomUUID())],
    [twice!],
    [twice!],
    ...alike.map((draft) => [draft]),
    [{ ...drafts(1)[0]!, photo: randomUUID() }],
  ];
  const before = await rowsIn('parcels');
  const answers = await Promise.all(calls.map(insert));
  const told = answers.map(({ status, data, error }) =>
    status === 200 ? data!.map(({ id }) => id) : Object.keys(error?.fields ?? {}),
  );
  expect(told.slice(0, 15)).toEqual([
    ...good.map((batch) => batch.map(({ id }) => id)),
    ['parcels.0.unitId'],
    [twice!.id],
    [twice!.id],
  ]);
  const numbered = told.slice(15, 17);
  expect(numbered).toContainEqual(['parcels.0.parcelCode']);
  expect(numbered.flat()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^[0-9a-f-]{36}$/)]),
  );
  expect(told[17]).toEqual(['parcels.0.photo']);
  expect(await rowsIn('parcels')).toBe(before + 12 + 1 + 1);
  const { kept, counted } = await counts(services);
  expect(kept).toEqual(counted);
});

test('people who receive at the same moment are each named by their own parcels', async () => {
  const manager = await services.signIn('manager');
  const calls = Array.from({ length: 10 }, (_, i) => ({ by: i % 2 ? manager : token, n: i }));
  const answers = await Promise.all(
    calls.map(({ by }) =>
      services.get(parcelEndpoints.insert, { body: { parcels: drafts(1) } }, by),
    ),
  );
  const names = ['สมพร น้ำใจงาม', 'ปิยะมาศ ตั้งตระกูล'];
  for (const [i, [parcel]] of answers.entries()) {
    const name = names[i % 2];
    expect(parcel?.receivedBy).toBe(name);
    const [line] = await services.sql(
      `select account_name, (select by from parcel_events where parcel_id = entity_id::uuid) as by
        from audit_log where entity_id = $1`,
      [parcel!.id],
    );
    expect(line).toEqual({ account_name: name, by: name });
  }
});

test('a mistake is told where it stands in the call, also where others are stored already', async () => {
  const batch = drafts(2);
  await receive(services, token, batch);
  const { error } = await insert([...batch, draftFor(randomUUID())]);
  expect(Object.keys(error?.fields ?? {})).toEqual(['parcels.2.unitId']);
  const code = `DUP${Date.now()}`;
  await receive(services, token, [draftFor(unit, { parcelCode: code })]);
  const again = await insert([...batch, draftFor(unit, { parcelCode: code })]);
  expect(Object.keys(again.error?.fields ?? {})).toEqual(['parcels.2.parcelCode']);
});
