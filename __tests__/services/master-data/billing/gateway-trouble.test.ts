import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { startDesk, today } from './desk';
import { gatewayOf } from './gateway-of';

const desk = startDesk();
const { services, close, closeBefore, closeRunning } = desk;
const { tell, begin, receiptsOf } = gatewayOf(desk);
let token = '';
beforeAll(() => {
  token = desk.token();
});

const payments = async () =>
  (await services.get(mpayEndpoints.list, { query: { limit: 100 } }, token)).rows;
const payment = async (id: string) => (await payments()).find((one) => one.id === id);
const page = (params: { reference: string }) => services.get(payPageEndpoints.read, { params });
const settle = (id: string, reason = 'ตรวจแล้ว') =>
  services.call(mpayEndpoints.settle, { params: { id }, body: { reason } }, token);
const told = async () =>
  (await services.get(notificationEndpoints.list, { query: { limit: 50 } }, token)).rows.filter(
    ({ url }) => url?.startsWith('/mpay'),
  );

test('a card that is declined can be tried again by the same link, and each payment is its own', async () => {
  const { row, params, charge, id } = await begin();
  await tell({ id: `d-${charge}`, charge, state: 'failed', amount: row.owed });
  expect(await page(params)).toMatchObject({ state: 'failed', payable: true });
  // Pressed by two at once there is one new try.
  await Promise.all([1, 2, 3].map(() => services.get(payPageEndpoints.start, { params })));
  const tries = (await payments()).filter(({ unitId }) => unitId === row.unitId);
  expect(tries.map(({ state }) => state)).toEqual(['started', 'failed']);
  expect(await page(params)).toMatchObject({ state: 'started', payable: true });
  const [again] = tries;
  expect([again?.id === id, again?.gatewayReference === charge]).toEqual([false, false]);

  const pretend = { params, body: { outcome: 'paid' as const } };
  expect(await services.get(payPageEndpoints.pretend, pretend)).toMatchObject({ state: 'done' });
  // What was declined is paid after all: that is money too, and told.
  await tell({ id: `l-${charge}`, charge, state: 'paid', amount: row.owed });
  expect((await receiptsOf(row.unitId)).map(({ amount }) => amount)).toEqual([row.owed, row.owed]);
  expect((await payment(id))?.issue).not.toBeNull();
  expect(await page(params)).toMatchObject({ state: 'done', payable: false });
  expect((await services.call(payPageEndpoints.start, { params })).error?.code).toBe('PAY_CLOSED');
});

test('a link is not tried without end', async () => {
  const { params } = await begin();
  const decline = { params, body: { outcome: 'failed' as const } };
  let tries = 0;
  while ((await page(params)).payable) {
    await services.get(payPageEndpoints.start, { params });
    await services.get(payPageEndpoints.pretend, decline);
    tries += 1;
  }
  expect(tries).toBe(10);
  expect((await services.call(payPageEndpoints.start, { params })).error?.code).toBe('PAY_CLOSED');
});

test('a gateway’s 0 is settled without a receipt, and no more than an amount may be is taken', async () => {
  const { row, charge, id } = await begin();
  const most = { id: `m-${charge}`, charge, state: 'paid', amount: Number.MAX_SAFE_INTEGER };
  expect(await tell(most)).toEqual([400, undefined]);
  expect(await tell({ id: `z-${charge}`, charge, state: 'paid', amount: 0 })).toEqual([200, true]);
  expect(await payment(id)).toMatchObject({ state: 'paid', issue: 'amount' });
  const { status, data } = await settle(id, 'ธนาคารไม่ได้ตัดเงิน');
  expect([status, data?.state, data?.receiptId]).toEqual([200, 'failed', null]);
  expect(await receiptsOf(row.unitId)).toHaveLength(0);
  // What somebody has done about it is not written over.
  expect((await settle(id)).error?.code).toBe('MPAY_AGREES');
});

test('of several people who settle at once one does, and nobody writes over that', async () => {
  const { row, charge, id } = await begin();
  await tell({ id: `s-${charge}`, charge, state: 'paid', amount: 100 });
  const ends = await Promise.all(['ก', 'ข', 'ค'].map((name) => settle(id, name)));
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const lines = await services.sql(
    "select 1 from audit_log where action = 'settle' and entity_id = $1",
    [id],
  );
  expect(lines).toHaveLength(1);
  expect(await receiptsOf(row.unitId)).toMatchObject([{ amount: 100 }]);
});

test('another amount that is told later is news: booked where nothing is yet, else for a person to see', async () => {
  const { row, charge, id } = await begin();
  const paid = (event: string, amount: number) =>
    tell({ id: `${event}-${charge}`, charge, state: 'paid', amount });
  await paid('none', 0);
  await paid('all', row.owed);
  expect(await payment(id)).toMatchObject({ state: 'done', gatewayAmount: row.owed, issue: null });
  expect(await receiptsOf(row.unitId)).toMatchObject([{ amount: row.owed }]);
  await paid('again', row.owed);
  expect((await payment(id))?.issue).toBeNull();
  await paid('less', 100);
  expect(await payment(id)).toMatchObject({ state: 'done', gatewayAmount: 100, issue: 'amount' });
  expect((await settle(id)).data?.settled).toContain('ตรวจแล้ว');
  expect(await receiptsOf(row.unitId)).toHaveLength(1);
});

test.each(['\0', 'a\0b', '\ud800'])('a charge of %j is refused', async (charge) => {
  const said = await tell({ id: 'odd', charge, state: 'paid', amount: 100 });
  expect(said[0]).toBe(400);
  const { charge: own } = await begin();
  expect((await tell({ id: charge, charge: own, state: 'paid', amount: 100 }))[0]).toBe(400);
});

test('money that comes in a closed month is told at once, and booked today when somebody says so', async () => {
  const { row, charge, id } = await begin();
  const before = (await told()).length;
  const reopen = await closeRunning();
  await tell({ id: `c-${charge}`, charge, state: 'paid', amount: row.owed });
  expect(await payment(id)).toMatchObject({ state: 'paid', issue: 'unposted' });
  const [notice, ...others] = await told();
  expect([others.length, notice?.url]).toEqual([before, '/mpay?issue=open']);
  expect(notice?.text).toContain(row.unitNumber);
  // Looked at again it is not told again.
  await services.get(mpayEndpoints.check, { params: { id } }, token);
  expect(await told()).toHaveLength(before + 1);
  expect((await settle(id)).error?.code).toBe('MPAY_UNPOSTED');
  await reopen();

  // It came in a month that stays closed: a person books it today.
  const [last] = await services.sql<{ period: string }>(
    "select to_char(now() - interval '40 days', 'YYYY-MM') as period",
  );
  await services.sql(
    "update gateway_payments set paid_at = now() - interval '40 days' where id = $1",
    [id],
  );
  await closeBefore(last?.period ?? '');
  await close(last?.period ?? '');
  await services.get(mpayEndpoints.check, { params: { id } }, token);
  expect((await payment(id))?.state).toBe('paid');
  expect((await settle(id)).data).toMatchObject({ state: 'done' });
  expect(await receiptsOf(row.unitId)).toMatchObject([{ amount: row.owed, day: today }]);
});
