import { randomUUID } from 'node:crypto';
import { sessionEndpoints } from '@/contracts/auth/session';
import { heldChargeEndpoints } from '@/contracts/billing/held-charge';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { settlementEndpoints } from '@/contracts/billing/settlement';
import { startDesk, today } from './desk';
import { smallOmise } from './small-omise';

const omise = smallOmise();
const desk = startDesk({ omise: omise.url });
const { services } = desk;
afterEach(() => omise.trouble('none'));
afterAll(() => omise.close());

const event = (id: string, status = 'successful') => ({
  ...{ object: 'event', id: 'evnt_test_1', key: 'charge.complete' },
  data: { object: 'charge', id, status, amount: 1, paid: true },
});
const tell = async (body: object) => {
  const { status, data } = await services.call(
    payPageEndpoints.omise,
    { body: body as never },
    undefined,
  );
  return [status, data?.taken];
};
const page = (params: { reference: string }) => services.get(payPageEndpoints.read, { params });
const start = (params: { reference: string }, way: 'promptpay' | 'card' = 'promptpay') =>
  services.call(payPageEndpoints.start, { params, body: { way } });

/** A link for an invoice of a unit that has no payment yet. */
let at = 0;
async function linked() {
  const row = (await desk.owing(50))[at++];
  if (!row) throw new Error('nothing is owed');
  const body = { invoiceId: row.id };
  const { url } = await services.get(mpayEndpoints.ask, { body }, desk.token());
  return { row, params: { reference: url.split('ref=')[1] ?? '' } };
}
const latest = () => [...omise.charges.keys()].at(-1) ?? '';
const receiptsOf = async (unitId: string) =>
  (
    await services.get(
      receiptEndpoints.list,
      { query: { unitId, method: 'gateway' } },
      desk.token(),
    )
  ).rows;

test('a QR code waits, and is paid when Omise says so when it is asked', async () => {
  const { row, params } = await linked();
  expect((await start(params)).data?.url).toContain('paymentPage');
  const charge = latest();
  expect(omise.charges.get(charge)).toMatchObject({ amount: row.owed });
  expect((await services.get(payPageEndpoints.qr, { params })).type).toBe('image/svg+xml');
  // Its word is never believed by itself.
  expect(await tell(event(charge))).toEqual([200, true]);
  expect(await page(params)).toMatchObject({ state: 'started', receiptNumber: '' });
  omise.say(charge, 'successful');
  expect(await Promise.all([tell(event(charge)), tell(event(charge))])).toEqual([
    [200, true],
    [200, true],
  ]);
  expect(await page(params)).toMatchObject({ state: 'done', payable: false });
  expect((await receiptsOf(row.unitId)).map(({ amount }) => amount)).toEqual([row.owed]);
  const file = await services.get(payPageEndpoints.receipt, { params });
  expect(file.type).toBe('application/pdf');
  expect((await services.call(payPageEndpoints.qr, { params })).status).toBe(404);
});

test('a charge that expired or failed is tried again by the same link, and a card leads to Omise', async () => {
  const { row, params } = await linked();
  for (const status of ['expired', 'failed'] as const) {
    await start(params);
    omise.say(latest(), status);
    await tell(event(latest()));
    expect(await page(params)).toMatchObject({ state: 'failed', payable: true });
  }
  const { data } = await start(params, 'card');
  expect(data?.url).toMatch(/^https:\/\/link\.omise\.example\/link_/);
  const link = data?.url.split('/').at(-1) ?? '';
  omise.add({ link, amount: row.owed, status: 'failed' });
  const paid = omise.add({ link, amount: row.owed, status: 'successful' });
  expect(await tell(event(paid.id))).toEqual([200, true]);
  expect(await page(params)).toMatchObject({ state: 'done', way: 'card' });
  expect(await receiptsOf(row.unitId)).toHaveLength(1);
});

test('who changes from the QR code to a card and pays both has paid ahead, and staff see it', async () => {
  const { row, params } = await linked();
  await start(params);
  const qr = latest();
  const link = (await start(params, 'card')).data?.url.split('/').at(-1) ?? '';
  omise.say(qr, 'successful');
  const card = omise.add({ link, amount: row.owed, status: 'successful' });
  await tell(event(qr));
  await tell(event(card.id));
  expect((await receiptsOf(row.unitId)).map(({ amount }) => amount)).toEqual([row.owed, row.owed]);
  const query = { issue: 'open' as const, limit: 50 };
  const { rows } = await services.get(mpayEndpoints.list, { query }, desk.token());
  expect(rows.filter(({ unitId }) => unitId === row.unitId).map(({ issue }) => issue)).toEqual([
    'over',
  ]);
});

test('a gateway that fails is told as it is, and what it did meanwhile is found', async () => {
  const { row, params } = await linked();
  for (const what of ['500', 'nonsense'] as const) {
    omise.trouble(what);
    expect((await start(params)).error?.code).toBe('GATEWAY_SILENT');
  }
  // It made the charge, and its answer was lost; somebody paid it all the same.
  omise.trouble('drops');
  expect((await start(params)).error?.code).toBe('GATEWAY_SILENT');
  const lost = latest();
  omise.trouble('none');
  expect(await page(params)).toMatchObject({ state: 'waiting', payable: true });
  await start(params);
  omise.say(lost, 'successful');
  // A word that cannot be asked about is told again later.
  omise.trouble('500');
  expect((await tell(event(lost)))[0]).toBe(503);
  omise.trouble('none');
  const told = await Promise.all([tell(event(lost)), tell(event(lost)), tell(event(lost))]);
  expect(told).toEqual([1, 2, 3].map(() => [200, true]));
  expect((await receiptsOf(row.unitId)).map(({ amount }) => amount)).toEqual([row.owed]);
  expect(await page(params)).toMatchObject({ state: 'done' });
});

test('what is no charge of ours is not taken; money that nobody asked for is held back, and given back', async () => {
  const before = omise.asked.length;
  for (const id of ['chrg_test_unknown0', 'account', 'link_test_unknown0', '']) {
    expect(await tell(event(id))).toEqual([200, false]);
  }
  for (const id of ['../account', 'chrg_test_1/../../account', randomUUID()]) {
    expect(await tell(event(id))).toEqual([400, undefined]);
  }
  // Nothing but what is named as one is asked for.
  expect(omise.asked.slice(before)).toEqual([
    'GET /charges/chrg_test_unknown0',
    'GET /links/link_test_unknown0',
  ]);
  expect(await tell({ key: 'customer.update', data: { object: 'customer', id: 'x' } })).toEqual([
    200,
    false,
  ]);
  const stranger = omise.add({ amount: 12_300, status: 'successful' });
  omise.add({ amount: 5, status: 'pending' });
  await tell(event(stranger.id));
  await tell(event(stranger.id));
  // It may be another property's: its own staff neither see nor move it.
  expect(await services.get(heldChargeEndpoints.list, {}, desk.token())).toEqual([]);
  const [place] = await services.sql<{ id: string }>(
    "select id from properties where code = 'RMN'",
  );
  const platform = await services.signIn('admin');
  const enter = { isAdmin: true, propertyId: place?.id ?? '' };
  await services.get(sessionEndpoints.switchProperty, { body: enter }, platform);
  const held = await services.get(heldChargeEndpoints.list, {}, platform);
  expect(held).toMatchObject([{ charge: stranger.id, amount: 12_300 }]);
  const settle = (as = platform) =>
    services.call(
      heldChargeEndpoints.settle,
      { body: { charge: stranger.id, refund: true, reason: 'ไม่ใช่ของเรา' } },
      as,
    );
  expect((await settle(desk.token())).error?.code).toBe('FORBIDDEN');
  expect(omise.charges.get(stranger.id)?.isRefunded).not.toBe(true);
  const answers = await Promise.all([settle(), settle()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(omise.charges.get(stranger.id)?.isRefunded).toBe(true);
  expect(await services.get(heldChargeEndpoints.list, {}, platform)).toEqual([]);
});

test('a settlement is held against the payments: fees summed, what does not agree listed', async () => {
  const charges: { id: string; amount: number; unitNumber: string }[] = [];
  for (const _ of [1, 2, 3]) {
    const { row, params } = await linked();
    await start(params);
    omise.say(latest(), 'successful');
    await tell(event(latest()));
    charges.push({ id: latest(), amount: row.owed, unitNumber: row.unitNumber });
  }
  const [good, wrong, missing] = charges;
  const baht = (satang = 0) => (satang / 100).toFixed(2);
  const rowOf = (id = '', gross = 0, net = gross - 1070) =>
    [id, `${today}T03:04:05+07:00`, baht(gross), '-10.00', '-0.70', baht(net)].join(',');
  const file = [
    'Charge ID,Date,Amount,Fee,VAT,Net',
    rowOf(good?.id, good?.amount),
    rowOf(wrong?.id, (wrong?.amount ?? 0) + 100),
    rowOf('chrg_test_nobody000', 5000),
    rowOf(good?.id, good?.amount),
    ',,,,,',
    'trsf,,999.00,,,',
  ].join('\n');
  const bring = (text: string) =>
    services.call(
      settlementEndpoints.bring,
      { files: [new File([text], 'settlement.csv')] },
      desk.token(),
    );
  const { data } = await bring(file);
  expect(data).toMatchObject({ rows: 4, fee: 4000, vat: 280, from: today, to: today, others: 0 });
  const found = data?.differences.map(({ issue, charge }) => `${issue} ${charge}`) ?? [];
  expect(found).toEqual(
    expect.arrayContaining([
      `amount ${wrong?.id}`,
      'missingHere chrg_test_nobody000',
      `again ${good?.id}`,
      `missingThere ${missing?.id}`,
    ]),
  );
  expect(found).not.toContain(`amount ${good?.id}`);
  // The same file again is the same one; a later one with the rest takes what was missing off the list.
  expect((await bring(file)).data?.id).toBe(data?.id);
  const rest = ['Charge ID,Date,Amount,Fee,VAT,Net', rowOf(missing?.id, missing?.amount)];
  expect((await bring(rest.join('\n'))).data?.differences).not.toContainEqual(
    expect.objectContaining({ charge: missing?.id }),
  );
  const unreadable = 'Charge ID,Date,Amount,Fee,VAT,Net\nchrg_test_x00000,ไม่ใช่วัน,1,1,1,1';
  expect((await bring(unreadable)).error).toMatchObject({
    code: 'SETTLEMENT_WRONG',
    details: { line: 2 },
  });
  expect((await bring('a,b\n1,2')).error?.code).toMatch(/^SHEET_/);
  const village = await services.signIn('village');
  const params = { id: data?.id ?? '' };
  expect((await services.call(settlementEndpoints.get, { params }, village)).status).toBe(404);
  expect((await services.call(settlementEndpoints.remove, { params }, village)).status).toBe(404);
});

test('a charge whose word is here before its answer is gone on with, and no other is made', async () => {
  const { row, params } = await linked();
  omise.trouble('drops');
  expect((await start(params, 'promptpay')).error?.code).toBe('GATEWAY_SILENT');
  omise.trouble('none');
  const charge = latest();
  const created = () => tell({ ...event(charge, 'pending'), key: 'charge.create' });
  expect(await Promise.all([created(), created()])).toEqual([
    [200, true],
    [200, true],
  ]);
  expect(await page(params)).toMatchObject({ state: 'started', way: 'promptpay', payable: true });
  expect((await services.get(payPageEndpoints.qr, { params })).type).toBe('image/svg+xml');
  expect((await start(params)).data?.url).toContain('paymentPage');
  expect(latest()).toBe(charge);
  omise.say(charge, 'successful');
  expect(await tell(event(charge))).toEqual([200, true]);
  expect(await page(params)).toMatchObject({ state: 'done' });
  expect((await receiptsOf(row.unitId)).map(({ amount }) => amount)).toEqual([row.owed]);
});
