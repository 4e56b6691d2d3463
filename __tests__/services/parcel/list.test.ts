import { startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel, ParcelFilter } from '@/contracts/parcel/parcel';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
const mark = 'ญี่ปุ่น';
let token = '';
let mine: Parcel[] = [];

const list = (query: Partial<ParcelFilter>) =>
  services.get(parcelEndpoints.list, { query: { limit: 500, ...query } }, token);
const names = async (query: Partial<ParcelFilter>) =>
  (await list(query)).rows.map((row) => row.recipientName).filter((name) => name.includes(mark));

beforeAll(async () => {
  token = await services.signIn('counter');
  const [first, second] = [
    await unitOf(services, token, 'A-0201'),
    await unitOf(services, token, 'B-1003'),
  ];
  mine = await receive(services, token, [
    draftFor(first, { recipientName: `น้ำฝน ${mark} 1`, parcelCode: 'TH0123ABC', kind: 'tube' }),
    draftFor(first, { recipientName: `น\u0e49\u0e4d\u0e32ใส ${mark} 2`, parcelCode: 'kex-77' }),
    draftFor(second, { recipientName: `กมล ${mark} ๓๔`, note: 'ของแตกง่าย' }),
  ]);
  await services.sql(
    `UPDATE parcels SET received_at = '2026-03-04T17:30:00Z', status = 'cancelled' WHERE id = $1`,
    [mine[2]!.id],
  );
});

test.each<[string, Partial<ParcelFilter>, number[]]>([
  ['a Thai substring', { keywords: 'ำฝน' }, [1]],
  ['both encodings of a word, typed in one', { keywords: 'น้ำ' }, [2, 1]],
  ['both encodings of a word, typed in the other', { keywords: 'น\u0e49\u0e4d\u0e32' }, [2, 1]],
  ['Thai digits for Arabic ones', { keywords: '๐๑๒๓' }, [1]],
  ['Arabic digits for Thai ones', { keywords: '34' }, [3]],
  ['small letters', { keywords: 'th0123' }, [1]],
  ['every word, in any order', { keywords: `${mark} น้ำฝน` }, [1]],
  ['part of a unit number', { keywords: `${mark} B-1003` }, [3]],
  ['what LIKE gives a meaning', { keywords: '%' }, []],
  ['unit number', { unitNumber: 'a-02', keywords: mark }, [2, 1]],
  ['tracking number', { parcelCode: 'KEX', keywords: mark }, [2]],
  ['a unit number is not a tracking number', { parcelCode: 'B-1003', keywords: mark }, []],
  ['kind', { kind: 'tube', keywords: mark }, [1]],
  ['status', { status: 'cancelled', keywords: mark }, [3]],
  ['Bangkok day', { receivedOn: '2026-03-05' }, [3]],
  ['not the UTC day', { receivedOn: '2026-03-04' }, []],
])('%s', async (_, query, expected) => {
  const found = (await names(query)).map((name) => (name.includes('๓๔') ? 3 : Number(name.at(-1))));
  expect(found).toEqual(expected);
});

test('the number on the label', async () => {
  const { rows, total } = await list({ docCode: mine[1]!.docCode.toLowerCase() });
  expect([rows[0]?.id, total]).toEqual([mine[1]!.id, 1]);
});

test('pages are the newest first, meet without a gap and know the total', async () => {
  const all = await list({});
  const pages = [];
  for (let page = 1; page <= 3; page++) pages.push(...(await list({ page, limit: 7 })).rows);
  expect(pages).toEqual(all.rows.slice(0, 21));
  expect(all.total).toBe(all.rows.length);
  const times = all.rows.map((row) => row.receivedAt);
  expect(times).toEqual([...times].sort().reverse());
  const [row] = await services.sql<{ n: number }>(
    'SELECT count(*)::integer AS n FROM parcels WHERE property_id = $1',
    [(await services.sql<{ id: string }>(`SELECT id FROM properties WHERE code = 'RMN'`))[0]!.id],
  );
  expect(all.total).toBe(row!.n);
  expect((await list({ page: 1000 })).rows).toEqual([]);
});

test('the total of a status is the one of its tab', async () => {
  const { statuses } = await services.get(parcelEndpoints.tabs, {}, token);
  for (const { status, count } of statuses) {
    const { rows, total } = await list({ status });
    expect([total, rows.length]).toEqual([count, count]);
  }
});

test('units sort by their numbers, either way', async () => {
  const up = (await list({ sort: 'unitNumber' })).rows.map((row) => row.docCode);
  const down = (await list({ sort: '-unitNumber' })).rows.map((row) => row.docCode);
  expect(up).toEqual(down.reverse());
  const [row] = await services.sql<{ ordered: string[] }>(
    `SELECT array_agg(unit_number ORDER BY unit_order) AS ordered FROM parcels WHERE id = ANY($1)`,
    [mine.map(({ id }) => id)],
  );
  expect(row?.ordered).toEqual(['A-0201', 'A-0201', 'B-1003']);
});

test('places sort as a person walks along them, and have only what is in the office', async () => {
  const unit = await unitOf(services, token, 'A-0202');
  const places = ['Z10', 'Z2', '', 'Z2'];
  const received = await receive(
    services,
    token,
    places.map((shelf) => draftFor(unit, { shelf, recipientName: `ชั้น ${mark}` })),
  );
  const [first, second, none, newest] = received.map(({ docCode }) => docCode);
  const sorted = async (sort: string) =>
    (await list({ sort, keywords: `ชั้น ${mark}` })).rows.map(({ docCode }) => docCode);
  expect(await sorted('shelf')).toEqual([none, newest, second, first]);
  expect(await sorted('-shelf')).toEqual([first, second, newest, none]);
  await services.sql(`UPDATE parcels SET status = 'returned' WHERE doc_code = $1`, [none]);
  expect(await sorted('shelf')).toEqual([newest, second, first]);
});
