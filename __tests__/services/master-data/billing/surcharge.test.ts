import { randomUUID } from 'node:crypto';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { monthAfter } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import { grouped } from '@/services/kit/records/grouped';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { Random } from '@/services/seed/random';
import { startDesk, today } from './desk';
import { perDay, satangOf } from './plain-reckoning';

const desk = startDesk();
const { services, made } = desk;
let [token, manager, property] = ['', '', ''];
const first = monthAfter(today.slice(0, 7), -9);
const month = (at: number) => monthAfter(first, at);

interface Bill {
  id: string;
  unit_id: string;
  number: string;
  principal: number;
  owed: number;
  due: string;
}

beforeAll(async () => {
  token = desk.token();
  manager = await services.signIn('manager');
  const [row] = await services.sql<{ id: string }>("select id from properties where code = 'RMN'");
  property = row?.id ?? '';
});

/** Sixty units are enough, and none owes anything yet. */
beforeEach(async () => {
  await services.sql(
    `update units set active = false where property_id = $1 and id not in
      (select id from units where property_id = $1 and active order by number limit 60)`,
    [property],
  );
  const kept = ['ledger_entries', 'receipts'];
  for (const table of kept) await services.sql(`alter table ${table} disable trigger user`);
  for (const table of [
    ...[
      'statement_lines',
      'gateway_payments',
      'refunds',
      'receipt_lines',
      'receipt_invoices',
      'credit_lines',
      'credits',
      'charges',
      'meter_readings',
      'arrears_letters',
      'ledger_entries',
    ],
    ...['ledger_months', 'receipts', 'invoices', 'billing_totals'],
  ]) {
    await services.sql(`delete from ${table}`);
  }
  for (const table of kept) await services.sql(`alter table ${table} enable trigger user`);
});

async function issue(period: string, issuedOn: string, dueOn = dayAfter(issuedOn, 10)) {
  const days = { period, issuedOn, dueOn };
  const shown = await services.get(invoiceEndpoints.preview, { body: days }, token);
  if (shown.units === 0) return;
  const { units, total } = shown;
  await services.get(invoiceEndpoints.issue, { body: { ...days, units, total } }, token);
  await made();
}

const bills = (where: string, values: unknown[] = []) =>
  services.sql<Bill>(
    `select id, unit_id, number, principal::int as principal, owed::int as owed, due_on::text as due
      from invoices where voided_at is null and ${where} order by number`,
    values,
  );

const pay = (bill: Pick<Bill, 'id' | 'unit_id'>, amount: number, day: string, id = randomUUID()) =>
  services.get(
    receiptEndpoints.take,
    {
      body: {
        ...({ id, unitId: bill.unit_id, method: 'transfer', amount, day } as const),
        ...{ payerName: 'ผู้ชำระ', invoiceIds: [bill.id] },
      },
    },
    token,
  );

const voidBill = (id: string) =>
  services.get(invoiceEndpoints.cancel, { params: { id }, body: { reason: 'ออกใหม่' } }, manager);
const voidReceipt = (id: string) =>
  services.get(receiptEndpoints.cancel, { params: { id }, body: { reason: 'เช็คคืน' } }, token);

/** What invoices that count charge for a unit's debts, and what a plain reckoning says they owe. */
async function reckoned(unitId: string, until: string) {
  const debts = await services.sql<
    Bill & { void: boolean; paid: { day: string; amount: number }[] }
  >(
    `select i.number, i.principal::int as principal, i.due_on::text as due, i.voided_at is not null as void,
      coalesce((select jsonb_agg(jsonb_build_object('day', r.day, 'amount', p.amount))
        from receipt_invoices p join receipts r on r.id = p.receipt_id
        where p.invoice_id = i.id and r.voided_at is null), '[]') as paid
      from invoices i where unit_id = $1`,
    [unitId],
  );
  const rates = await services.sql<{
    from: string;
    rate: string;
    lateRate: string;
    lateMonths: number;
  }>(
    `select from_day::text as "from", rate, late_rate as "lateRate", late_months as "lateMonths"
      from surcharge_rates where property_id = $1 order by 1`,
    [property],
  );
  const lines = await services.sql<{ sum: number; n: number }>(
    `select coalesce(sum(c.amount), 0)::int as sum, coalesce(sum(jsonb_array_length(derivation)), 0)::int as n
      from charges c join invoices i on i.id = c.invoice_id and i.voided_at is null
      where c.unit_id = $1 and c.kind = 'surcharge'`,
    [unitId],
  );
  const plain = debts
    .filter((debt) => !debt.void)
    .map((debt) =>
      satangOf(perDay({ ...debt, dueOn: debt.due, payments: debt.paid }, until, rates)),
    );
  const [{ sum, n } = { sum: 0, n: 0 }] = lines;
  return { charged: sum, plain: plain.reduce((all, one) => all + one, 0), lines: n };
}

/** Each line is rounded by itself: half a satang for each is all that may differ. */
async function expectReckoned(unitId: string, until: string) {
  const { charged, plain, lines } = await reckoned(unitId, until);
  expect([unitId, Math.abs(charged - plain) <= lines / 2 + 0.5, charged, plain]).toEqual([
    ...[unitId, true, charged, plain],
  ]);
}

test('histories of sixty units: issued, paid, paid earlier, bounced, voided, issued again', async () => {
  const random = new Random(2569);
  const receipts: { id: string; unit: string }[] = [];
  const rate = [property, `${month(2)}-11`];
  await services.sql("insert into surcharge_rates values ($1, $2, '10.00', '15.00', 3)", rate);
  for (let at = 0; at < 5; at++) {
    const issuedOn = `${month(at)}-${String(random.whole(1, 20)).padStart(2, '0')}`;
    await issue(month(at), issuedOn);
    const all = await bills('owed > 0');
    const ops = [...grouped(all, ({ unit_id }) => unit_id).values()]
      .filter(() => random.chance(0.6))
      .map((own) => random.pick(own));
    const again: Bill[] = [];
    for (const bill of ops) {
      const kind = random.weighted({ pay: 4, backdate: 3, void: 2, bounce: 2 });
      if (kind === 'void') again.push(bill);
      const given = receipts.find(({ unit }) => unit === bill.unit_id);
      if (kind === 'bounce' && given) {
        receipts.splice(receipts.indexOf(given), 1);
        await voidReceipt(given.id);
      } else if (kind === 'pay' || kind === 'backdate') {
        const day = dayAfter(bill.due, kind === 'pay' ? random.whole(1, 40) : -random.whole(1, 9));
        const part = random.chance(0.5) ? bill.owed : Math.ceil(bill.owed / 3);
        const { id } = await pay(bill, part, day);
        receipts.push({ id, unit: bill.unit_id });
      }
    }
    for (const { id } of again) {
      const [bill] = await bills('id = $1 and paid = 0', [id]);
      if (bill) await voidBill(id);
    }
    // Issued again with its first date: those of them that this month had.
    await issue(month(at), issuedOn);
  }
  // Months that were voided later than they were issued are issued again, and the last one puts all right.
  const last = dayAfter(`${month(6)}-01`, 40);
  await issue(month(6), last);
  const units = await services.sql<{ id: string }>(
    'select distinct unit_id as id from invoices where voided_at is null',
  );
  expect(units).toHaveLength(60);
  for (const { id } of units) await expectReckoned(id, last);
  const [credits] = await services.sql<{ n: number }>(
    "select count(*)::int as n from charges where kind = 'surcharge' and amount < 0",
  );
  expect(credits?.n).toBeGreaterThan(0);
  // A credit has paid a part of what its invoice asks for: nobody is late with that.
  expect(await bills('principal > total')).toEqual([]);
  await services.sql("delete from surcharge_rates where from_day > '0001-01-01'");
});

test('what came to be known later is put right by the next invoice, with its derivation', async () => {
  await issue(month(0), `${month(0)}-01`);
  const [early, bounced, again, carried] = await bills('period = $1', [month(0)]);
  if (!early || !bounced || !again || !carried) throw new Error('there are no bills');
  const { id: cheque } = await pay(bounced, bounced.owed, bounced.due);
  await issue(month(1), `${month(1)}-01`);
  await issue(month(2), `${month(2)}-20`);
  const lineOf = async ({ unit_id }: Bill, at: number) => {
    const [row] = await services.sql<{ id: string }>(
      'select id from invoices where unit_id = $1 and period = $2 and voided_at is null',
      [unit_id, month(at)],
    );
    const invoice = await services.get(
      invoiceEndpoints.get,
      { params: { id: row?.id ?? '' } },
      token,
    );
    return { ...invoice, line: invoice.charges.find(({ kind }) => kind === 'surcharge') };
  };

  // A transfer of the first month that is taken after the third was issued: all of it is given back.
  const had = (await lineOf(early, 1)).line?.amount ?? 0;
  const more = (await lineOf(early, 2)).line?.derivation.find(({ of }) => of === early.number);
  await pay(early, early.owed, early.due);
  // A cheque that came back after the next months were issued: it was late from the first day on.
  await voidReceipt(cheque);
  // A month that charged another is voided and issued again with its first date, and an older debt too.
  for (const at of [1, 0]) {
    const { id, number } = await lineOf(again, at);
    await voidBill(id);
    await issue(month(at), `${month(at)}-01`);
    const { number: next, issuedOn } = await lineOf(again, at);
    expect([next === number, issuedOn]).toEqual([false, `${month(at)}-01`]);
  }
  const { id } = await lineOf(carried, 1);
  await voidBill(id);
  await issue(month(1), `${month(1)}-01`);

  const last = `${month(3)}-15`;
  await issue(month(3), last);
  const back = (await lineOf(early, 3)).line?.derivation.filter(({ of }) => of === early.number);
  expect(back).toMatchObject([{ principal: -early.principal, from: dayAfter(early.due, 1) }]);
  expect(back?.[0]?.amount).toBeLessThan(0);
  expect(Math.abs((back?.[0]?.amount ?? 0) + had + (more?.amount ?? 0))).toBeLessThanOrEqual(1);
  const lost = (await lineOf(bounced, 3)).line?.derivation.filter(
    ({ of }) => of === bounced.number,
  );
  expect(lost).toMatchObject([
    { principal: bounced.principal, from: dayAfter(bounced.due, 1), until: last },
  ]);
  for (const { unit_id } of [early, bounced, again, carried]) await expectReckoned(unit_id, last);

  // A month of a day to come asks for no day that has not come.
  await issue(month(4), dayAfter(today, 30));
  const { line } = await lineOf(bounced, 4);
  expect(line?.derivation.every(({ until }) => until <= today)).toBe(true);
  await expectReckoned(bounced.unit_id, today);
});

test('what accrued and what waits is shown at the desk, billed there with its line and paid', async () => {
  await issue(month(7), `${month(7)}-01`);
  const [bill] = await bills('period = $1', [month(7)]);
  if (!bill) throw new Error('there is no bill');
  const unitId = bill.unit_id;
  await pay(bill, bill.owed, today);
  const [unit] = await services.sql<{ number: string }>('select number from units where id = $1', [
    unitId,
  ]);
  const entered = { unitNumber: unit?.number ?? '', kind: 'fine' as const, amount: '200' };
  await services.get(chargeEndpoints.create, { body: entered }, token);
  const owed = () => services.get(receiptEndpoints.owed, { query: { unitId } }, token);
  const clear = () =>
    services.call(arrearEndpoints.write, { body: { unitId, stage: 'clear' } }, token);
  const shown = await owed();
  expect(shown).toMatchObject({ owed: 0, invoices: [] });
  const kinds = shown.unbilled.lines.map(({ kind }) => kind);
  expect(kinds).toEqual(['fine', 'surcharge']);
  const { total } = shown.unbilled;
  expect((await clear()).error).toMatchObject({
    code: 'LETTER_OWED',
    details: { owed: showBaht(total), waiting: '200.00' },
  });
  const take = (body: object) =>
    services.call(
      receiptEndpoints.take,
      {
        body: {
          ...{ id: randomUUID(), unitId, method: 'cash' as const, amount: total, day: today },
          ...{ payerName: 'ผู้ซื้อ', unbilled: total, ...body },
        },
      },
      token,
    );
  const other = await take({ unbilled: total - 1 });
  expect(other.error).toMatchObject({ code: 'UNBILLED_CHANGED' });
  const id = randomUUID();
  const [{ data: receipt }, { data: same }] = [await take({ id }), await take({ id })];
  expect(same?.number).toBe(receipt?.number);
  expect(receipt?.invoices).toMatchObject([{ amount: total }]);
  const params = { id: receipt?.invoices[0]?.id ?? '' };
  const invoice = await services.get(invoiceEndpoints.get, { params }, token);
  expect(invoice).toMatchObject({ source: 'desk', state: 'paid', total });
  expect(invoice.charges.map(({ kind }) => kind)).toEqual(kinds);
  expect(invoice.charges[1]?.derivation).toMatchObject([{ of: bill.number, until: today }]);
  expect((await owed()).unbilled).toEqual({ total: 0, lines: [] });
  await expectReckoned(unitId, today);

  // Nothing more of it in the next month, which it is not: the unit gets its invoice of this one too.
  await issue(today.slice(0, 7), today);
  const next = await bills('unit_id = $1 and period = $2 and source = $3', [
    ...[unitId, today.slice(0, 7), 'own'],
  ]);
  expect(next).toHaveLength(1);
  await expectReckoned(unitId, today);
});
