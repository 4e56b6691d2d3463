import { startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { ParcelFilter } from '@/contracts/parcel/parcel';

const services = startServices();
let token = '';

beforeAll(async () => {
  token = await services.signIn('counter');
});

const list = (query: Partial<ParcelFilter>) => services.get(parcelEndpoints.list, { query }, token);
const counted = async (where: string) => {
  const [row] = await services.sql<{ n: number }>(`SELECT count(*)::integer AS n FROM parcels
    WHERE property_id = (SELECT id FROM properties WHERE code = 'RMN') AND ${where}`);
  return row!.n;
};

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
const dayBefore = (days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const bangkokDay = `(received_at AT TIME ZONE 'Asia/Bangkok')::date`;
const late = `status = 'waiting' AND ${bangkokDay} <= '${today}'::date - (SELECT
  parcel_unclaimed_days FROM property_settings WHERE property_settings.property_id = parcels.property_id)`;

test.each<[Partial<ParcelFilter>, string]>([
  [{}, 'true'],
  [{ status: 'handed_over' }, `status = 'handed_over'`],
  [{ bookingStatus: 'booked' }, `booking_status = 'booked'`],
  [{ userStatus: 'not_told' }, `user_status = 'not_told'`],
  [{ kind: 'envelope' }, `kind = 'envelope'`],
  [{ kind: 'box', status: 'waiting' }, `kind = 'box' AND status = 'waiting'`],
  [{ cancelled: 'parcel' }, `status = 'cancelled'`],
  [{ cancelled: 'booking' }, `booking_status = 'cancelled'`],
  [{ cancelled: 'parcel', status: 'waiting' }, 'false'],
  [{ receivedOn: today }, `${bangkokDay} = '${today}'`],
  [
    { receivedOn: today, userStatus: 'told' },
    `${bangkokDay} = '${today}' AND user_status = 'told'`,
  ],
  [{ receivedTo: today, receivedFrom: today }, `${bangkokDay} = '${today}'`],
  [
    { status: 'waiting', receivedTo: dayBefore(3), receivedFrom: dayBefore(7) },
    `status = 'waiting' AND ${bangkokDay} BETWEEN '${dayBefore(7)}' AND '${dayBefore(3)}'`,
  ],
  [
    { userStatus: 'told', receivedTo: dayBefore(3) },
    `user_status = 'told' AND ${bangkokDay} <= '${dayBefore(3)}'`,
  ],
  [{ bookingDate: today }, `booking_date = '${today}'`],
  [{ bookingSlot: '2' }, `booking_slot = '2'`],
  [{ problem: 'damaged' }, `problem = 'damaged'`],
  [{ overdue: true }, late],
  [{ unitNumber: 'a-0101' }, `unit_number = 'A-0101'`],
  [{ unitNumber: '-01' }, `unit_number LIKE '%-01%'`],
])('%j finds what it says, and knows how many', async (query, where) => {
  const { rows, total, atLeast } = await list({ ...query, limit: 500 });
  const n = await counted(where);
  expect([total, atLeast, rows.length]).toEqual([n, undefined, Math.min(n, 500)]);
});

test('every filter goes by the name of the wire', async () => {
  const names = ['status=waiting', 'statusparcel=none', 'parcelsTypeItem=box', 'unit_number=A'];
  names.push('docCode=RMN', 'parcelCode=9', `dateReceived=${today}`, 'pages=1', 'limit=500');
  const ask = async (query: string) => {
    const reply = await fetch(`${services.url}/parcel/api/v1/parcels/parcelsListTab?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await reply.json()).data;
  };
  const { rows, total } = await ask(names.join('&'));
  expect(total).toBe(
    await counted(`status = 'waiting' AND booking_status = 'none' AND kind = 'box' AND
      unit_number LIKE '%A%' AND doc_code LIKE '%RMN%' AND parcel_code LIKE '%9%' AND
      ${bangkokDay} = '${today}'`),
  );
  expect(rows).toHaveLength(total);
  expect((await ask('statusparcelcancel=parcel')).total).toBe(
    await counted(`status = 'cancelled'`),
  );
  expect((await ask(`bookingDate=${today}&bookingTime=1`)).total).toBe(
    await counted(`booking_date = '${today}' AND booking_slot = '1'`),
  );
});

test.each(['receivedAt', '-receivedAt', 'docCode', '-unitNumber', 'age', '-bookingDate'])(
  'pages sorted by %s meet without a gap',
  async (sort) => {
    const all = (await list({ sort, limit: 500 })).rows.map(({ id }) => id);
    const pages = [];
    for (let page = 1; pages.length < all.length; page++) {
      pages.push(...(await list({ sort, limit: 40, page })).rows.map(({ id }) => id));
    }
    expect(pages).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  },
);

test('deep pages, which the days’ counts lead to, hold the same rows', async () => {
  await services.sql(`
    INSERT INTO parcels (id, property_id, doc_code, parcel_code, carrier, kind, status, unit_id,
      unit_number, recipient_name, note, received_at, received_by)
    SELECT gen_random_uuid(), property_id, 'DEEP' || lpad(n::text, 6, '0'), '', 'other', 'box',
      CASE n % 3 WHEN 0 THEN 'waiting' ELSE 'handed_over' END, unit_id, unit_number, 'ลึก', '',
      received_at - n * interval '7 minutes', ''
    FROM (SELECT * FROM parcels WHERE property_id = (SELECT id FROM properties WHERE code = 'RMN')
      ORDER BY doc_code LIMIT 1) one, generate_series(1, 3000) n`);
  for (const [query, where] of [
    [{}, 'true'],
    [{ status: 'waiting' as const }, `status = 'waiting'`],
    [{ kind: 'box' as const }, `kind = 'box'`],
  ] as const) {
    for (const [sort, way] of [
      ['-receivedAt', 'DESC'],
      ['age', 'ASC'],
    ] as const) {
      const offset = 1020;
      const expected = await services.sql<{ id: string }>(`SELECT id FROM parcels
        WHERE property_id = (SELECT id FROM properties WHERE code = 'RMN') AND ${where}
        ORDER BY received_at ${way}, doc_code ${way} LIMIT 20 OFFSET ${offset}`);
      const { rows } = await list({ ...query, sort, limit: 20, page: offset / 20 + 1 });
      expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  }
  expect((await list({ page: 5000 })).rows).toEqual([]);
});

test('a search that finds very many says at least how many', async () => {
  const found = await list({ keywords: 'ลึก' });
  expect(found).toMatchObject({ total: 200, atLeast: true });
  expect(found.rows).toHaveLength(10);
  expect((await list({ keywords: 'ลึก', page: 100 })).total).toBeGreaterThan(1000);
});

test('the tabs know today’s appointments and what has waited too long', async () => {
  const tabs = await services.get(parcelEndpoints.tabs, {}, token);
  expect(tabs.overdue).toBe(await counted(late));
  expect(tabs.bookedToday).toBe(await counted(`status = 'waiting' AND booking_date = '${today}'`));
  expect((await list({ bookingDate: today, status: 'waiting' })).total).toBe(tabs.bookedToday);
});

test('the tabs say how many are fetched in each slot of today, and how many of them are laid out', async () => {
  const waiting = `id IN (SELECT id FROM parcels WHERE status = 'waiting' AND booking_date IS NULL
    AND property_id = (SELECT id FROM properties WHERE code = 'RMN') ORDER BY id LIMIT 3)`;
  const book = (slot: string, hours: string, status: string) =>
    services.sql(`UPDATE parcels SET booking_date = '${today}', booking_slot = '${slot}',
      booking_hours = '${hours}', booking_status = '${status}' WHERE ${waiting}`);
  // The demo's own are of today at some hours of the day.
  await services.sql(`UPDATE parcels SET booking_date = NULL, booking_status = 'none'
    WHERE booking_date = '${today}'`);
  const before = await services.get(parcelEndpoints.tabs, {}, token);
  await book('2', '13.00-15.00', 'booked');
  await book('1', '09.00-12.00', 'prepared');
  const { bookedToday, bookings } = await services.get(parcelEndpoints.tabs, {}, token);
  expect(before.bookings).toEqual([]);
  expect(bookedToday).toBe(6);
  expect(bookings).toEqual([
    { slot: '1', hours: '09.00-12.00', booked: 3, ready: 3 },
    { slot: '2', hours: '13.00-15.00', booked: 3, ready: 0 },
  ]);
});
