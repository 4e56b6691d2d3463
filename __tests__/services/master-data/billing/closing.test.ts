import { randomUUID } from 'node:crypto';
import { checkKinds, type MonthCheck } from '@/contracts/billing/books/month-check';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { monthAfter } from '@/contracts/kit/fields/month';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment, months, close, reopen, closeBefore, closeRunning } = desk;
let [finance, manager] = ['', ''];
beforeAll(() => {
  finance = desk.token();
  manager = desk.manager();
});

const thisMonth = today.slice(0, 7);
const lastMonth = monthAfter(thisMonth, -1);
const take = (body: object) =>
  services.call(receiptEndpoints.take, { body: body as ReturnType<typeof payment> }, finance);
const checksOf = async (period: string) =>
  new Map(
    (await services.get(periodEndpoints.closing, { query: { period } }, manager)).checks.map(
      (check): [string, MonthCheck] => [check.kind, check],
    ),
  );

test('a closed month takes nothing', async () => {
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  const part = payment(row, { amount: 100 });
  const { data: receipt } = await take(part);
  const reopenRunning = await closeRunning();
  const refused = [
    await take({ ...part, id: randomUUID() }),
    await services.call(
      receiptEndpoints.cancel,
      { params: { id: receipt?.id ?? '' }, body: { reason: 'x' } },
      finance,
    ),
    await close(thisMonth),
  ];
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(3).fill('PERIOD_CLOSED'));
  // The month as a Thai reader writes it.
  expect(refused[0]?.error?.message).toMatch(/^งวด \S+\.\S* 25\d\d ปิดแล้ว/);
  // Nor does the desk take what came in another year's books.
  const longAgo = await take({ ...part, id: randomUUID(), day: '1999-01-01' });
  expect(longAgo.error?.fields?.day?.code).toBe('tooOld');
  await reopenRunning();
});

test('a month is closed once it is over, and until then says from when', async () => {
  const reopenEarlier = await closeBefore(thisMonth);
  const from = `${monthAfter(thisMonth, 1)}-01`;
  const early = await close(thisMonth);
  expect(early.error).toMatchObject({
    ...{ code: 'PERIOD_RUNNING', details: { period: thisMonth, from } },
  });
  const when = async (period: string) =>
    (await services.get(periodEndpoints.closing, { query: { period } }, manager)).closableFrom;
  expect([await when(thisMonth), await when(lastMonth)]).toEqual([from, null]);
  await reopenEarlier();
});

test('what is of a closed month is voided today, in the books of today', async () => {
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  const day = `${lastMonth}-05`;
  const cheque = payment(row, { method: 'cheque', day, amount: '100.00' });
  const { data: receipt } = await take(cheque);
  if (!receipt) throw new Error('it was not taken');
  const reopenEarlier = await closeBefore(thisMonth);
  const again = await take({ ...cheque, id: randomUUID(), isAnother: true });
  expect(again.error?.code).toBe('PERIOD_CLOSED');
  const cancel = { params: { id: receipt.id }, body: { reason: 'เช็คคืน' } };
  expect((await services.get(receiptEndpoints.cancel, cancel, finance)).voided).toBe(true);
  const entries = await services.sql<{ what: string; day: string }>(
    'select distinct what, day::text from ledger_entries where number = $1 order by what',
    [receipt.number],
  );
  expect(entries).toEqual([
    { what: 'receipt', day },
    { what: 'void-receipt', day: today },
  ]);
  const unpaid = (await owing(200)).find(({ paid, period }) => paid === 0 && period < lastMonth);
  const undo = { params: { id: unpaid?.id ?? '' }, body: { reason: 'ออกผิด' } };
  expect((await services.call(invoiceEndpoints.cancel, undo, finance)).error).toBeUndefined();
  await reopenEarlier();
});

test('months close in their order, and open again from the last one on', async () => {
  const [first = '', second = ''] = (await months()).map(({ period }) => period).reverse();
  const early = await close(second);
  expect(early.error).toMatchObject({
    ...{ code: 'PERIOD_EARLIER_OPEN', details: { period: first } },
  });
  expect((await close(first)).data?.closed).toBe(true);
  // Two that come at once do not pass each other.
  const both = await Promise.all([close(second), reopen(first)]);
  const closed = (await months()).reverse().map((month) => month.closed);
  expect([closed[0], closed[1]]).not.toEqual([false, true]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  if (closed[1]) {
    // Who had asked before it was closed is refused by the month after it.
    expect((await reopen(first)).error?.code).toMatch(/PERIOD_LATER_CLOSED|REOPEN_ASKED/);
    await reopen(second);
    const body = { period: first };
    const pending = (await months()).find(({ period }) => period === first)?.reopening;
    if (!pending) expect((await reopen(first)).error).toBeUndefined();
    else await services.get(periodEndpoints.grantReopen, { body }, finance);
  }
  expect((await months()).some((month) => month.closed)).toBe(false);
});

test('who took money in a month does not close it where another may', async () => {
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  await take(payment(row, { amount: 100, day: `${lastMonth}-20` }));
  const reopenEarlier = await closeBefore(lastMonth);
  const body = { period: lastMonth, left: [...checkKinds], reason: 'x' };
  const own = await services.call(periodEndpoints.close, { body }, finance);
  expect(own.error?.code).toBe('PERIOD_OWN_MONEY');
  expect(own.error?.details?.others).toBeTruthy();
  // Whom it names may.
  expect((await close(lastMonth)).error).toBeUndefined();
  await reopen(lastMonth);
  // Nobody is left who could: then who took it closes it.
  await services.sql(
    "update accounts set active = false where id in (select account_id from account_properties join roles on roles.id = role_id where builtin = 'manager')",
  );
  const alone = await services.call(periodEndpoints.close, { body }, finance);
  await services.sql('update accounts set active = true');
  expect(alone.error).toBeUndefined();
  await reopen(lastMonth);
  await reopenEarlier();
});

test('what is open is seen before a month closes, and stays with it in words', async () => {
  const reopenEarlier = await closeBefore(lastMonth);
  const checks = await checksOf(lastMonth);
  const open = [...checks.values()].filter(({ state }) => state === 'open');
  expect(open.length).toBeGreaterThan(0);
  const [unseen, ...seen] = open.map(({ kind }) => kind);
  const period = lastMonth;
  const tries = [
    { period, left: seen, reason: 'รีบ' },
    { period, left: [...seen, unseen as MonthCheck['kind']] },
  ].map((body) => services.call(periodEndpoints.close, { body }, manager));
  const [unchecked, silent] = (await Promise.all(tries)).map(({ error }) => error);
  expect(unchecked?.code).toBe('PERIOD_UNCHECKED');
  expect(silent?.fields?.reason?.code).toBe('whyOpen');
  expect((await close(period)).data).toMatchObject({ closed: true, closedNote: 'ปิดเท่าที่มี' });
  await reopen(period);
  await reopenEarlier();
});

test('a check finds what is open, and nothing once it is not', async () => {
  const [unit] = await services.sql<{ id: string; invoice: string; total: string }>(
    `select unit_id as id, id as invoice, total from invoices where period = $1 and voided_at is null
      and paid = 0 and property_id = (select id from properties where code = 'RMN') limit 1`,
    [lastMonth],
  );
  if (!unit) throw new Error('all are paid');
  const n = async (kind: MonthCheck['kind']) => (await checksOf(lastMonth)).get(kind)?.n;
  expect([await n('issued'), await n('numbers'), await n('balance')]).toEqual([0, 0, 0]);
  await services.sql("update invoices set voided_at = now(), void_reason = 'x' where id = $1", [
    unit.invoice,
  ]);
  const checks = await checksOf(lastMonth);
  expect(checks.get('issued')).toMatchObject({ state: 'open', n: 1 });
  expect(checks.get('issued')?.found[0]?.href).toBe(`/units/${unit.id}`);
  // The books still ask for it.
  expect(checks.get('balance')).toMatchObject({ n: 1, amount: Number(unit.total) });
  await services.sql("update invoices set voided_at = null, void_reason = '' where id = $1", [
    unit.invoice,
  ]);
  await services.sql("update paper_numbers set last = last + 1 where kind = 'RC'");
  expect(await n('numbers')).toBe(1);
  await services.sql("update paper_numbers set last = last - 1 where kind = 'RC'");
});

test('a month opens again by two: one asks, whom it concerns is told, another grants', async () => {
  const reopenEarlier = await closeBefore(lastMonth);
  await close(lastMonth);
  const period = lastMonth;
  const body = { period };
  const ask = { body: { period, reason: 'แก้ยอดน้ำ' } };
  const counter = await services.signIn('counter');
  expect((await services.call(periodEndpoints.reopen, ask, counter)).status).toBe(403);
  const early = await services.call(periodEndpoints.grantReopen, { body }, manager);
  expect(early.error?.code).toBe('REOPEN_NOT_ASKED');
  const asked = await services.get(periodEndpoints.reopen, ask, finance);
  expect(asked).toMatchObject({ closed: true, reopening: { reason: 'แก้ยอดน้ำ', isMine: true } });
  const told = await services.get(notificationEndpoints.list, { query: {} }, manager);
  expect(told.rows[0]?.url).toBe(`/books/month?period=${period}`);
  const refused = [
    await services.call(periodEndpoints.reopen, ask, manager),
    await services.call(periodEndpoints.grantReopen, { body }, finance),
  ];
  expect(refused.map(({ error }) => error?.code)).toEqual(['REOPEN_ASKED', 'REOPEN_OWN']);
  await services.get(periodEndpoints.dropReopen, { body }, manager);
  await services.get(periodEndpoints.reopen, ask, finance);
  // Granted twice at once it is opened once.
  const grants = await Promise.all(
    [1, 2].map(() => services.call(periodEndpoints.grantReopen, { body }, manager)),
  );
  expect(grants.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lines = await services.sql<{ action: string; changes: object }>(
    "select action, changes from audit_log where entity = 'billing-period' order by at desc, id desc limit 1",
  );
  expect(lines[0]).toMatchObject({
    action: 'reopen',
    changes: { reason: [null, 'แก้ยอดน้ำ'] },
  });
  await reopenEarlier();
});
