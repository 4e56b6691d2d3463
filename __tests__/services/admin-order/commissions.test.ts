import { randomUUID } from 'node:crypto';
import { pdfText } from '@tests/kit/pdf-text';
import { type DemoAccount, startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import {
  commissionEndpoints,
  commissionRateEndpoints,
  type Owed,
} from '@/contracts/admin-order/commission';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { monthAfter } from '@/contracts/kit/fields/month';
import { shareOf } from '@/contracts/kit/fields/satang';
import { bangkokMonth, bangkokMonthRange } from '@/services/kit/text/bangkok-day';

const services = startServices();
const now = bangkokMonth(new Date());
const last = monthAfter(now, -1);

const rowsOf = async (file: { arrayBuffer(): Promise<ArrayBuffer> }) =>
  (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]?.rows ?? [];

const owedIn = async (month: string, as: DemoAccount = 'finance') =>
  (await services.get(commissionEndpoints.owed, { query: { month } }, await services.signIn(as)))
    .owed;

const linesOf = async (month: string, { propertyId, vendorId }: Owed) =>
  services.get(
    commissionEndpoints.lines,
    { query: { month, propertyId, vendorId } },
    await services.signIn('finance'),
  );

async function settle(owed: Owed, month: string, id: string = randomUUID(), more: object = {}) {
  const { propertyId, vendorId, commissionSatang } = owed;
  const body = { id, month, propertyId, vendorId, commissionSatang, ...more };
  return services.call(commissionEndpoints.settle, { body }, await services.signIn('finance'));
}

async function someOwed(month = last): Promise<Owed> {
  const found = (await owedIn(month)).find(({ settled }) => !settled);
  if (!found) throw new Error(`nothing is owed for ${month}`);
  return found;
}

test('what is owed is the sum of its orders, each of them rounded once', async () => {
  for (const owed of await owedIn(last)) {
    const lines = await linesOf(last, owed);
    for (const line of lines) {
      expect(line.commissionSatang).toBe(shareOf(line.grossSatang, line.basisPoints ?? 0));
    }
    const sum = lines.reduce((all, line) => all + line.commissionSatang, 0);
    expect([owed.orders, owed.commissionSatang]).toEqual([lines.length, sum]);
    const query = { status: 'done', doneIn: last, vendorId: owed.vendorId, limit: 100 } as const;
    const proof = await services.get(
      orderEndpoints.list,
      { query },
      await services.signIn('finance'),
    );
    expect(proof.rows.map(({ id }) => id).sort()).toEqual(lines.map(({ id }) => id).sort());
    expect(proof.rows.reduce((all, { totalSatang }) => all + totalSatang, 0)).toBe(
      owed.grossSatang,
    );
  }
});

test('a month is settled once: the same again is the same, another is refused', async () => {
  const owed = await someOwed();
  const id = randomUUID();
  const [one, two] = await Promise.all([settle(owed, last, id), settle(owed, last, id)]);
  expect(one.data?.settled?.number).toMatch(/^RMN-\d{6}-\d\d$/);
  expect(two.data?.settled).toEqual(one.data?.settled);
  const other = await settle(owed, last);
  expect(other.error).toMatchObject({
    code: 'COMMISSION_SETTLED',
    details: { number: one.data?.settled?.number },
  });
  const rows = await services.sql(
    'select id from commission_settlements where month = $1 and vendor_id = $2',
    [last, owed.vendorId],
  );
  expect(rows).toEqual([{ id: expect.not.stringMatching(id) }]);
});

test('a statement that was settled by one call is not another vendor’s', async () => {
  const month = monthAfter(now, -10);
  const [one, other] = (await owedIn(month)).filter(({ settled }) => !settled);
  if (!one || !other) throw new Error('the demo has no two vendors to settle with');
  const id = randomUUID();
  expect((await settle(one, month, id)).status).toBe(200);
  expect((await settle(other, month, id)).error?.code).toBe('TRY_DIFFERS');
  expect((await settle(other, month)).data?.settled?.number).toMatch(/-02$/);
});

test('what is settled stays, whatever becomes of the rates, and its orders are not paid back', async () => {
  const month = monthAfter(now, -2);
  const [settled] = (await owedIn(month)).filter(({ settled }) => settled);
  if (!settled) throw new Error('the demo has no settled month');
  const before = await linesOf(month, settled);
  await services.sql('update commission_rates set basis_points = 1');
  expect(await linesOf(month, settled)).toEqual(before);

  const manager = await services.signIn('manager');
  const order = await services.get(
    orderEndpoints.get,
    { params: { id: before[0]?.id ?? '' } },
    manager,
  );
  expect(order.settlementNumber).toBe(settled.settled?.number);
  expect(order.paymentStatus).toBe('paid');
  const unpaid = { params: { id: order.id }, body: { version: order.version, paid: false } };
  const unpay = await services.call(orderEndpoints.payment, unpaid, manager);
  expect([unpay.status, unpay.error?.code]).toEqual([409, 'ORDER_SETTLED']);
  await services.sql('update orders set done_at = now() where id = $1', [order.id]);
  const body = { version: order.version, status: 'refunded' as const, reason: 'ขอคืน' };
  const refund = await services.call(
    orderEndpoints.status,
    { params: { id: order.id }, body },
    manager,
  );
  expect(refund.error?.code).toBe('ORDER_SETTLED');
});

test('a month that is not over, another sum, and a service without a rate are not settled', async () => {
  const month = monthAfter(now, -3);
  const owed = await someOwed(month);
  expect((await settle(owed, now)).error?.code).toBe('COMMISSION_MONTH_OPEN');
  const moved = await settle(owed, month, randomUUID(), { commissionSatang: 1 });
  expect(moved.error?.code).toBe('COMMISSION_MOVED');
  await services.sql('delete from commission_rates');
  expect((await someOwed(month)).unrated).toBe(owed.orders);
  expect((await settle(owed, month)).error).toMatchObject({
    code: 'COMMISSION_NO_RATE',
    details: { n: owed.orders },
  });
});

test("a service has one rate a month, and a property's own goes before the platform's", async () => {
  const admin = await services.signIn('admin');
  const manager = await services.signIn('manager');
  const [shared] = await services.get(commissionRateEndpoints.services, {}, admin);
  const rate = (basisPoints: number, fromMonth: string, toMonth: string | null = null) => ({
    body: { serviceId: shared?.id ?? '', basisPoints, fromMonth, toMonth, note: '' },
  });
  const { upsert } = commissionRateEndpoints;
  await services.get(upsert, rate(1000, '2020-01'), admin);
  await services.get(upsert, rate(2000, '2020-03', monthAfter(now, 1)), manager);
  const overlaps = await services.call(upsert, rate(500, now), manager);
  expect(overlaps.error?.fields?.fromMonth?.code).toBe('rateOverlaps');
  const backwards = await services.call(upsert, rate(500, '2030-02', '2030-01'), manager);
  expect(backwards.error?.fields?.toMonth?.code).toBe('endsFirst');

  const ratesAt = async (as: DemoAccount, month: string) => {
    const vendors = await owedIn(month, as);
    const lines = await Promise.all(
      vendors.map(async ({ propertyId, vendorId }) =>
        services.get(
          commissionEndpoints.lines,
          { query: { month, propertyId, vendorId } },
          await services.signIn(as),
        ),
      ),
    );
    return [...new Set(lines.flat().map(({ basisPoints }) => basisPoints))];
  };
  await services.signIn('village');
  const months = Array.from({ length: 6 }, (_, at) => monthAfter(now, -4 - at));
  const at = async (as: DemoAccount) =>
    (await Promise.all(months.map((month) => ratesAt(as, month)))).flat().filter(Boolean);
  expect(new Set(await at('manager'))).toEqual(new Set([2000]));
  expect(new Set(await at('village'))).toEqual(new Set([1000]));
});

test('the statement is a sheet and a paper with every order and the sums', async () => {
  const month = monthAfter(now, -2);
  const [owed] = (await owedIn(month)).filter(({ settled }) => settled);
  if (!owed) throw new Error('the demo has no settled month');
  const { propertyId, vendorId } = owed;
  const query = { month, propertyId, vendorId };
  const token = await services.signIn('finance');
  const sheet = await services.get(commissionEndpoints.xlsx, { query }, token);
  expect(sheet.rowCount).toBe(owed.orders);
  const baht = (satang: number) => satang / 100;
  expect((await rowsOf(sheet)).at(-1)).toEqual([
    `รวม ${owed.orders} แถว`,
    ...[null, null, null, baht(owed.grossSatang), null, baht(owed.commissionSatang)],
  ]);
  const paper = await services.get(commissionEndpoints.pdf, { query }, token);
  const text = pdfText(new Uint8Array(await paper.arrayBuffer()));
  expect(text).toContain(owed.settled?.number);
  const counter = await services.signIn('counter');
  const refused = await services.call(commissionEndpoints.pdf, { query }, counter);
  expect(refused.error?.code).toBe('FORBIDDEN');
});

test('a month and the rates are files of all that their screens show', async () => {
  const month = monthAfter(now, -2);
  const token = await services.signIn('finance');
  const all = await owedIn(month);
  const file = await services.get(commissionEndpoints.download, { query: { month } }, token);
  const rows = await rowsOf(file);
  expect(rows.slice(1, -1).map((row) => row[1])).toEqual(all.map(({ vendorName }) => vendorName));
  const sum = all.reduce((so, { commissionSatang }) => so + commissionSatang, 0);
  expect(rows.at(-1)?.[4]).toBe(sum / 100);
  const { total } = await services.get(commissionRateEndpoints.list, { query: {} }, token);
  const rates = await services.get(commissionRateEndpoints.download, { query: {} }, token);
  expect(rates.rowCount).toBe(total);
  const [heads, first] = await rowsOf(rates);
  expect(heads?.slice(0, 3)).toEqual(['บริการ', 'อัตรา (%)', 'ตั้งแต่เดือน']);
  expect(first?.[2]).toMatch(/^[ก-๙.]+ 25\d\d$/);
});

test('a month lies between its instants of Bangkok', () => {
  expect(bangkokMonthRange('2026-12')).toEqual([
    '2026-11-30T17:00:00.000Z',
    '2026-12-31T17:00:00.000Z',
  ]);
  expect(bangkokMonth(new Date('2026-11-30T17:00:00.000Z'))).toBe('2026-12');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
