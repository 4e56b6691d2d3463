import { type DemoAccount, startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import { type OrderDetail, orderEndpoints } from '@/contracts/admin-order/order';
import { type OrderStatus, refundDays, refundOf } from '@/contracts/admin-order/order-state';
import { vendorEndpoints } from '@/contracts/admin-order/vendor';
import { notificationEndpoints } from '@/contracts/master-data/notification';

const services = startServices();
const address = {
  ...{ province: 'กรุงเทพมหานคร', district: 'บางคอแหลม' },
  ...{ subDistrict: 'บางคอแหลม', postcode: '10120' },
};

async function draft(token: string, more: object = {}) {
  const call = { params: { group: 'service' as const }, query: {} };
  const [service] = await services.get(orderEndpoints.master, call, token);
  return {
    ...{ channel: 'counter' as const, phone: '081-555-7788', customerName: 'คุณน้ำหวาน' },
    ...{ unitNumber: 'A-0101', addressTh: '88/8', address, serviceId: service?.key ?? '' },
    ...{ quantity: 2, paymentType: 'cash' as const, ...more },
  };
}

async function order(as: DemoAccount = 'counter', more: object = {}) {
  const token = await services.signIn(as);
  return services.get(orderEndpoints.upsert, { body: await draft(token, more) }, token);
}

const change = async (
  { id, version }: OrderDetail,
  body: { status: OrderStatus; reason?: string; vendorId?: string },
  as: DemoAccount = 'manager',
) =>
  services.call(
    orderEndpoints.status,
    { params: { id }, body: { version, ...body } },
    await services.signIn(as),
  );

async function moved(from: OrderDetail, status: OrderStatus, reason = 'เพราะ') {
  const token = await services.signIn('manager');
  const vendors = await services.get(orderEndpoints.vendors, { params: { id: from.id } }, token);
  const vendorId = vendors[0]?.id ?? '';
  const { data, error } = await change(from, { status, reason, vendorId });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

async function paid({ id, version }: OrderDetail) {
  const token = await services.signIn('counter');
  const call = { params: { id }, body: { version, paid: true } };
  return services.get(orderEndpoints.payment, call, token);
}

test('a new order has its number and its exact sum, and is told to the staff', async () => {
  const one = await order();
  const two = await order();
  expect(two.number).toBe(one.number + 1);
  expect(one.totalSatang).toBe(one.priceSatang * 2);
  expect(one).toMatchObject({ status: 'new', phone: '+66815557788', paymentStatus: 'unpaid' });
  const { rows } = await services.get(
    notificationEndpoints.list,
    { query: {} },
    await services.signIn('manager'),
  );
  expect(rows[0]).toMatchObject({ url: `/orders/${two.id}`, popup: true });
  expect(rows[0]?.title).toContain(`#${two.number}`);
});

test('an order is of what is offered there, and of a place that there is', async () => {
  const token = await services.signIn('counter');
  for (const [field, more, code] of [
    ['address', { address: { ...address, postcode: '99999' } }, 'unknownPlace'],
    ['serviceId', { serviceId: '018f0000-0000-7000-8000-000000000000' }, 'notOffered'],
    [
      'serviceId',
      {
        address: {
          ...{ province: 'ภูเก็ต', district: 'เมืองภูเก็ต' },
          ...{ subDistrict: 'ตลาดใหญ่', postcode: '83000' },
        },
      },
      'notOfferedThere',
    ],
    ['phone', { phone: '12' }, 'phone'],
  ] as const) {
    const { error } = await services.call(
      orderEndpoints.upsert,
      { body: await draft(token, more) },
      token,
    );
    expect([field, error?.fields?.[field]?.code]).toEqual([field, code]);
  }
});

test('who ordered before is found by a part of the number', async () => {
  await order();
  const token = await services.signIn('counter');
  const call = { params: { group: 'phone' as const }, query: { keywords: '5557788' } };
  const found = await services.get(orderEndpoints.master, call, token);
  expect(found).toMatchObject([{ th: 'คุณน้ำหวาน', customer: { unitNumber: 'A-0101' } }]);
  const village = await services.signIn('village');
  expect(await services.get(orderEndpoints.master, call, village)).toEqual([]);
});

test('it is given to a vendor, done, and its way is kept', async () => {
  const made = await order();
  expect((await change(made, { status: 'done' })).error?.code).toBe('ORDER_STATE');
  expect((await change(made, { status: 'assigned' })).error?.fields?.vendorId?.code).toBe(
    'required',
  );
  const theirs = await services.get(
    vendorEndpoints.list,
    { query: {} },
    await services.signIn('village'),
  );
  const vendorId = theirs.rows.find(({ own }) => own)?.id ?? '';
  const foreign = await change(made, { status: 'assigned', vendorId });
  expect(foreign.error?.fields?.vendorId?.code).toBe('unknownRecord');

  const given = await moved(made, 'assigned');
  expect(given.vendorName).not.toBe('');
  const done = await moved(await moved(given, 'under_way'), 'done');
  expect(done.doneAt).not.toBeNull();
  expect(done.events.map(({ to }) => to)).toEqual(['new', 'assigned', 'under_way', 'done']);
  expect((await change(given, { status: 'cancelled', reason: 'ช้าไป' })).error?.code).toBe('STALE');
});

test('it is cancelled with a reason, and while somebody is at work only by who may approve', async () => {
  const made = await order();
  const noReason = await change(made, { status: 'cancelled' }, 'counter');
  expect(noReason.error?.fields?.reason?.code).toBe('required');
  const cancelled = await change(made, { status: 'cancelled', reason: 'ไม่ว่าง' }, 'counter');
  expect(cancelled.data).toMatchObject({ status: 'cancelled', cancelledFrom: 'new' });

  const atWork = await moved(await moved(await order(), 'assigned'), 'under_way');
  const refused = await change(atWork, { status: 'cancelled', reason: 'ไม่ว่าง' }, 'counter');
  expect(refused.error?.code).toBe('FORBIDDEN');
});

test('what goes back is by rule: all before the work, half where it was broken off, nothing unpaid', async () => {
  const unpaid = await moved(await order(), 'cancelled');
  const refused = await change(unpaid, { status: 'refunded', reason: 'ขอคืน' });
  expect(refused.error?.code).toBe('ORDER_NOT_PAID');

  const whole = await moved(await moved(await paid(await order()), 'cancelled'), 'refunded');
  expect(whole).toMatchObject({ paymentStatus: 'refunded', refundSatang: whole.totalSatang });

  const atWork = await moved(await moved(await paid(await order()), 'assigned'), 'under_way');
  const half = await moved(await moved(atWork, 'cancelled'), 'refunded');
  expect(half.refundSatang).toBe(Math.floor((half.totalSatang + 1) / 2));
});

test('work can be complained of for a week', () => {
  const doneAt = '2026-11-01T03:00:00.000Z';
  const done = {
    status: 'done',
    cancelledFrom: null,
    paymentStatus: 'paid',
    totalSatang: 99,
  } as const;
  const end = Date.parse(doneAt) + refundDays * 86_400_000;
  expect(refundOf({ ...done, doneAt }, end)).toBe(99);
  expect(refundOf({ ...done, doneAt }, end + 1)).toBe('late');
});

test('a sum that was paid stays, whatever else is corrected', async () => {
  const token = await services.signIn('counter');
  const { id, version, number } = await paid(await order());
  const body = { ...(await draft(token)), id, version };
  const more = await services.call(
    orderEndpoints.upsert,
    { body: { ...body, quantity: 3 } },
    token,
  );
  expect(more.error?.fields?.quantity?.code).toBe('paidTotal');
  const named = { ...body, customerName: 'คุณน้ำฝน' };
  const corrected = await services.get(orderEndpoints.upsert, { body: named }, token);
  expect(corrected).toMatchObject({ number, customerName: 'คุณน้ำฝน', paymentStatus: 'paid' });
});

test('the main admin sees the orders of every property, and may move them', async () => {
  const admin = await services.signIn('admin');
  const made = await order('village');
  const { rows } = await services.get(orderEndpoints.list, { query: {} }, admin);
  expect(new Set(rows.map(({ propertyTh }) => propertyTh)).size).toBeGreaterThan(1);
  const cancelled = await change(made, { status: 'cancelled', reason: 'ทดสอบ' }, 'admin');
  expect(cancelled.data?.status).toBe('cancelled');
  const [line] = await services.sql<{ property: string }>(
    'select property_id as property from audit_log where entity_id = $1 order by at desc limit 1',
    [made.id],
  );
  expect(line?.property).toBe(made.propertyId);
});

test('the demo has an order in each state', async () => {
  const token = await services.signIn('village');
  const tabs = await services.get(orderEndpoints.tabs, { query: {} }, token);
  expect(tabs.filter(({ count }) => count === 0)).toEqual([]);
});

test('the views count what is found by the other filters, and lead to as many', async () => {
  const token = await services.signIn('manager');
  const kept = { channel: 'app', paymentStatus: 'paid', keywords: 'แอร์' } as const;
  for (const query of [{}, kept]) {
    for (const { status, count } of await services.get(orderEndpoints.tabs, { query }, token)) {
      const list = { ...query, status, limit: 1 };
      expect((await services.get(orderEndpoints.list, { query: list }, token)).total).toBe(count);
    }
  }
});

test('the file says where and how much, in words', async () => {
  const made = await order();
  const token = await services.signIn('finance');
  const query = { keywords: `#${made.number}` };
  const file = await services.get(orderEndpoints.download, { query }, token);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [heads = [], ...rows] = sheets[0]?.rows ?? [];
  const at = (head: string) => rows[0]?.[heads.indexOf(head)];
  expect(at('ที่อยู่')).toBe('88/8 แขวงบางคอแหลม เขตบางคอแหลม กรุงเทพมหานคร 10120');
  expect([at('โทรศัพท์'), at('จำนวน'), at('ยอดรวม (บาท)')]).toEqual([
    ...['081-555-7788', 2],
    made.totalSatang / 100,
  ]);
});
