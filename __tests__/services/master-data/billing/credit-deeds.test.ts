import { randomUUID } from 'node:crypto';
import { checkKinds } from '@/contracts/billing/books/month-check';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import { creditEndpoints, noteReasons } from '@/contracts/billing/credits/credit';
import { type Deposit, depositEndpoints } from '@/contracts/billing/deposits/deposit';
import { refundEndpoints } from '@/contracts/billing/deposits/refund';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { unitInvoiceEndpoints } from '@/contracts/billing/unit-invoice';
import { monthAfter } from '@/contracts/kit/fields/month';
import { Random } from '@/services/seed/random';
import { datedBefore } from './dated-before';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment, months, close, reopen } = desk;
const steps = 30;
const thisMonth = today.slice(0, 7);

/** Units and months whose invoices are not what receipts and credit notes that count took of them and what is owed. */
const uneven = () =>
  services.sql(
    `select i.unit_id, i.period, sum(i.total) from invoices i
      left join (select invoice_id, sum(p.amount) as paid from receipt_invoices p
        join receipts r on r.id = p.receipt_id and r.voided_at is null group by 1) came
        on came.invoice_id = i.id
      left join (select invoice_id, sum(amount) as off from credits
        where kind = 'note' and state = 'granted' group by 1) noted on noted.invoice_id = i.id
      where i.voided_at is null group by 1, 2
      having sum(i.total) <> sum(coalesce(came.paid, 0)) + sum(coalesce(noted.off, 0)) + sum(i.owed)`,
  );

/** Papers that were numbered and are not there. */
const gaps = () =>
  services.sql(
    `select n.property_id, n.kind, n.year from paper_numbers n where n.kind in ('IV', 'RC', 'CN', 'RF') and n.last <>
      case n.kind when 'RC' then (select count(*) from receipts r
        where r.property_id = n.property_id and r.number like '%-RC' || n.year || '-%')
      when 'RF' then (select count(*) from refunds f
        where f.property_id = n.property_id and f.number like '%-RF' || n.year || '-%')
      when 'CN' then (select count(*) from credits c
        where c.property_id = n.property_id and c.number like '%-CN' || n.year || '-%')
      else (select count(*) from invoices i
        where i.property_id = n.property_id and i.number like '%-IV' || n.year || '-%') end`,
  );

test.each([1, 2])(
  'after credits, deposits, refunds and cheques in any order the books come out even: %s',
  async (seed) => {
    const random = new Random(seed);
    const debtors = (await owing(40)).slice(seed * 6, seed * 6 + 6);
    const receipts: string[] = [];
    const byCheque = (day: string) => ({
      method: 'cheque' as const,
      cheque: { number: String(random.whole(1, 99_999)), bank: 'กรุงไทย', day },
    });
    const deposits: Deposit[] = [];
    const credits = ['018f0000-0000-7000-8000-00000000aaaa'];
    const token = desk.token();
    const days = [
      today,
      today,
      `${monthAfter(thisMonth, -1)}-20`,
      `${monthAfter(thisMonth, -2)}-12`,
    ];
    const deeds = {
      async take() {
        const unit = random.pick(debtors);
        const amount = random.whole(1, 2 * unit.owed);
        const day = random.pick(days);
        const how = random.pick([{}, byCheque(day)]);
        const more = { day, amount, keepRest: true, invoiceIds: [], ...how };
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
      async credit() {
        const { id, owed } = random.pick(debtors);
        const asked = { kind: random.pick(['note', 'note', 'waiver'] as const), invoiceId: id };
        const reason = random.pick(noteReasons);
        const body = {
          id: randomUUID(),
          ...asked,
          reason,
          amount: random.whole(1, owed),
          why: 'ลด',
        };
        const { data, error } = await services.call(creditEndpoints.ask, { body }, token);
        if (data) credits.push(data.id);
        return error;
      },
      async grant() {
        const call = { params: { id: random.pick(credits) } };
        return (await services.call(creditEndpoints.grant, call, desk.manager())).error;
      },
      async voidCredit() {
        const call = { params: { id: random.pick(credits) }, body: { reason: 'ผิด' } };
        return (await services.call(creditEndpoints.cancel, call, desk.manager())).error;
      },
      async clearCheque() {
        const { rows } = await services.get(chequeEndpoints.list, { query: {} }, token);
        const call = {
          params: { id: random.pick(rows).id },
          body: { clearedOn: random.pick(days) },
        };
        return (await services.call(chequeEndpoints.clear, call, token)).error;
      },
      async bounce() {
        const { rows } = await services.get(chequeEndpoints.list, { query: {} }, token);
        const call = { params: { id: random.pick(rows).id }, body: { reason: 'เงินไม่พอ' } };
        return (await services.call(chequeEndpoints.bounce, call, token)).error;
      },
      async deposit() {
        const { unitId } = random.pick(debtors);
        const left = { kind: 'card' as const, method: 'cash' as const, payerName: 'ผู้วางเงิน' };
        const more = { amount: random.whole(1, 90_000), day: random.pick(days) };
        const body = { id: randomUUID(), unitId, ...left, ...more };
        const { data, error } = await services.call(depositEndpoints.take, { body }, token);
        if (data) deposits.push(data);
        return error;
      },
      async refund() {
        const of = deposits.length > 0 && random.pick([true, false]) ? random.pick(deposits) : null;
        const body = {
          ...{ id: randomUUID(), unitId: of?.unitId ?? random.pick(debtors).unitId },
          ...{
            source: of ? ('deposit' as const) : ('advance' as const),
            receiptId: of?.id ?? null,
          },
          ...{ payeeName: 'ผู้วางเงิน', method: 'cash' as const, why: 'คืน' },
          ...{ amount: random.whole(1, 50_000), kept: of ? random.whole(0, 9_000) : 0 },
        };
        const asked = await services.call(refundEndpoints.ask, { body }, token);
        if (!asked.data) return asked.error;
        const params = { id: asked.data.id };
        const given = await services.call(refundEndpoints.grant, { params }, desk.manager());
        if (given.data && random.pick([true, false])) {
          const call = { params, body: { reason: 'ผิด' } };
          return (await services.call(refundEndpoints.cancel, call, desk.manager())).error;
        }
        return given.error;
      },
      async voidDeposit() {
        const id = deposits.length > 0 ? random.pick(deposits).id : (credits[0] ?? '');
        const call = { params: { id }, body: { reason: 'ผิด' } };
        return (await services.call(receiptEndpoints.cancel, call, token)).error;
      },
      async billUnit() {
        const { unitId } = random.pick(debtors);
        const what = { kind: 'other' as const, description: 'คีย์การ์ด', dueOn: today };
        const body = { id: randomUUID(), unitId, ...what, amount: random.whole(1, 90_000) };
        return (await services.call(unitInvoiceEndpoints.issue, { body }, token)).error;
      },
      async fine() {
        const { unitNumber } = random.pick(debtors);
        const body = { unitNumber, kind: 'fine' as const, amount: String(random.whole(1, 900)) };
        return (await services.call(chargeEndpoints.create, { body }, token)).error;
      },
      async close() {
        const open = (await months()).findLast(
          (month) => !month.closed && month.period < thisMonth,
        );
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
      ...(['voidInvoice', 'fine', 'close', 'reopen', 'closeUnseen', 'billUnit'] as const),
      ...(['clearCheque', 'clearCheque', 'bounce'] as const),
      ...(['deposit', 'deposit', 'refund', 'refund', 'voidDeposit'] as const),
      ...(['credit', 'credit', 'grant', 'grant', 'grant', 'voidCredit'] as const),
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
      const [moved] = await services.sql<{ kept: string }>(
        `select coalesce(-sum(amount) filter (where account = 'forfeited'), 0) as kept from ledger_months
        where what in ('deposit', 'void-deposit', 'refund', 'void-refund') and period = $1
          and property_id = (select property_id from units where id = $2)`,
        [period, debtors[0]?.unitId],
      );
      const noted = await services.sql<{ off: string }>(
        `select coalesce(sum(amount), 0) as off from ledger_months
        where account = 'receivable' and what in ('credit', 'void-credit') and period = $1
          and property_id = (select property_id from units where id = $2)`,
        [period, debtors[0]?.unitId],
      );
      expect(sum(income.map(({ month }) => month))).toBe(
        invoiced + Number(noted[0]?.off) + Number(moved?.kept),
      );
      expect(sum(money.map(({ month }) => month))).toBe(collected);
      expect(sum(balances.map(({ amount }) => amount))).toBe(0);
      for (const { fund, owed } of funds) {
        const own = balances.find((one) => one.account === 'receivable' && one.fund === fund);
        expect(owed).toBe(own?.amount ?? 0);
      }
    }
    for (;;) {
      const last = (await months()).find(({ closed }) => closed);
      if (!last) break;
      expect((await reopen(last.period)).error).toBeUndefined();
    }
  },
);
