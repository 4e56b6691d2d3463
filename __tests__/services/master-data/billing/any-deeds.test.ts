import { checkKinds } from '@/contracts/billing/books/month-check';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { monthAfter } from '@/contracts/kit/fields/month';
import { Random } from '@/services/seed/random';
import { datedBefore } from './dated-before';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment, months, close, reopen } = desk;
const steps = 30;
const thisMonth = today.slice(0, 7);

/** Units and months whose invoices are not what standing receipts paid of them and what is owed still. */
const uneven = () =>
  services.sql(
    `select i.unit_id, i.period, sum(i.total) from invoices i
      left join (select invoice_id, sum(p.amount) as paid from receipt_invoices p
        join receipts r on r.id = p.receipt_id and r.voided_at is null group by 1) came
        on came.invoice_id = i.id
      where i.voided_at is null group by 1, 2
      having sum(i.total) <> sum(coalesce(came.paid, 0)) + sum(i.owed)`,
  );

/** Papers that were numbered and are not there. */
const gaps = () =>
  services.sql(
    `select n.property_id, n.kind, n.year from paper_numbers n where n.kind in ('IV', 'RC') and n.last <>
      case n.kind when 'RC' then (select count(*) from receipts r
        where r.property_id = n.property_id and r.year = n.year)
      else (select count(*) from invoices i
        where i.property_id = n.property_id and i.number like '%-IV' || n.year || '-%') end`,
  );

test.each([1, 2, 3])('after any order of deeds the books come out even: %s', async (seed) => {
  const random = new Random(seed);
  const debtors = (await owing(40)).slice(seed * 6, seed * 6 + 6);
  const receipts: string[] = [];
  const token = desk.token();
  const days = [today, today, `${monthAfter(thisMonth, -1)}-20`, `${monthAfter(thisMonth, -2)}-12`];
  const deeds = {
    async take() {
      const unit = random.pick(debtors);
      const amount = random.whole(1, 2 * unit.owed);
      const more = { day: random.pick(days), amount, keepRest: true, invoiceIds: [] };
      const body = payment(unit, { ...more, isAnother: true });
      const { data, error } = await services.call(receiptEndpoints.take, { body }, token);
      if (data) receipts.push(data.id);
      return error;
    },
    async useAhead() {
      const unit = random.pick(debtors);
      const body = payment(unit, {
        ...{ method: 'advance', amount: random.whole(1, unit.owed) },
        invoiceIds: [],
      });
      return (await services.call(receiptEndpoints.take, { body }, token)).error;
    },
    async voidReceipt() {
      const id = random.pick(
        receipts.length > 0 ? receipts : ['018f0000-0000-7000-8000-00000000aaaa'],
      );
      const call = { params: { id }, body: { reason: 'ผิด' } };
      return (await services.call(receiptEndpoints.cancel, call, token)).error;
    },
    async voidInvoice() {
      const { id } = random.pick(debtors);
      const call = { params: { id }, body: { reason: 'ผิด' } };
      return (await services.call(invoiceEndpoints.cancel, call, token)).error;
    },
    async fine() {
      const { unitNumber } = random.pick(debtors);
      const body = { unitNumber, kind: 'fine' as const, amount: String(random.whole(1, 900)) };
      return (await services.call(chargeEndpoints.create, { body }, token)).error;
    },
    async close() {
      const open = (await months()).findLast((month) => !month.closed && month.period < thisMonth);
      return open && (await close(open.period)).error;
    },
    async reopen() {
      const last = (await months()).find(({ closed }) => closed);
      return last && (await reopen(last.period)).error;
    },
    async closeUnseen() {
      const open = (await months()).findLast((month) => !month.closed);
      const body = { period: open?.period ?? thisMonth, left: [checkKinds[0]] };
      return (await services.call(periodEndpoints.close, { body }, desk.manager())).error;
    },
  };
  const names = [
    ...(['take', 'take', 'take', 'take', 'useAhead', 'voidReceipt', 'voidReceipt'] as const),
    ...(['voidInvoice', 'fine', 'close', 'reopen', 'closeUnseen'] as const),
  ];
  const ends = new Set<string>();
  for (let step = 0; step < steps; step++) {
    const closed = (await months()).filter((month) => month.closed).map(({ period }) => period);
    const until = monthAfter(closed.sort().at(-1) ?? '2000-01', 1);
    const before = await datedBefore(services, until);
    const name = random.pick(names);
    const error = await deeds[name]();
    const end = `${name} ${error?.code ?? 'done'}`;
    ends.add(end);
    expect(error?.code).not.toBe('FAILED');
    const now = await datedBefore(services, until);
    expect([end, await uneven(), await gaps(), now]).toEqual([end, [], [], before]);
  }
  // It went both ways, or nothing was tried.
  expect(ends.has('take done')).toBe(true);
  for (const { period, invoiced, collected } of await months()) {
    const call = { query: { period } };
    const { income, money, balances, funds } = await services.get(
      booksReportEndpoints.read,
      call,
      token,
    );
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    expect(sum(income.map(({ month }) => month))).toBe(invoiced);
    expect(sum(money.map(({ month }) => month))).toBe(collected);
    expect(sum(funds.map(({ owed }) => owed))).toBe(
      balances.find(({ account }) => account === 'receivable')?.amount,
    );
  }
  for (;;) {
    const last = (await months()).find(({ closed }) => closed);
    if (!last) break;
    expect((await reopen(last.period)).error).toBeUndefined();
  }
});
