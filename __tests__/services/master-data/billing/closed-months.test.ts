import { randomUUID } from 'node:crypto';
import { addressOf, declared } from '@tests/services/app/declared';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { monthAfter } from '@/contracts/kit/fields/month';
import { today } from './desk';
import { plainColumns, startBank, statementFile } from './statements/bank';

const bank = startBank();
const { services, owing, payment, closeBefore, account, bring, lines } = bank;

const thisMonth = today.slice(0, 7);
const lastMonth = monthAfter(thisMonth, -1);
const day = `${lastMonth}-05`;
const reason = 'ของงวดที่ปิดแล้ว';
const money = /^\/(sf|mpay|arrears)\b/;
/** Closing itself, and what only the gateway or a resident calls. */
const others = /^\/(sf\/period|mpay\/(page|callback))/;

/** All calls that change money, whoever declares them. */
const writes = declared().filter(
  ({ method, path }) => method !== 'GET' && money.test(path) && !others.test(path),
);

/** What is dated in a closed month, and may never be another. */
const dated = () =>
  services.sql<{ rows: string }>(
    `select coalesce(json_agg(t order by t.id, t.what)::text, '') as rows from (
      select 'entry' as what, id::text, concat(what, account, amount, unit_id, number, day) as said
        from ledger_entries where day < $1::date
      union all select 'month', concat(property_id, period, what, account), amount::text
        from ledger_months where period < left($1, 7)
      union all select 'receipt', id::text, concat(number, unit_id, payer_name, method, day, amount, advance)
        from receipts where day < $1::date
      union all select 'part', concat(p.receipt_id, p.invoice_id), p.amount::text
        from receipt_invoices p join receipts r on r.id = p.receipt_id where r.day < $1::date
      union all select 'invoice', id::text, concat(number, unit_id, payer_name, issued_on, due_on, total, principal)
        from invoices where issued_on < $1::date
      union all select 'charge', c.id::text, concat(c.kind, c.amount, c.description)
        from charges c join invoices i on i.id = c.invoice_id where i.issued_on < $1::date
      union all select 'line', id::text, concat(account_id, day, amount, description, balance)
        from statement_lines where day < $1::date
      union all select 'letter', id::text, concat(number, stage, owed, day) from arrears_letters where day < $1::date
    ) t`,
    [`${thisMonth}-01`],
  );

/** What is told of it to the committee. */
const told = () =>
  services.get(booksReportEndpoints.read, { query: { period: lastMonth } }, bank.token());

test('no call changes what is dated in a closed month, and what is posted today still can be', async () => {
  const accountId = await account('1000000077');
  const file = (text: string) => statementFile([{ day, in: 123_400, text }], `${text}.csv`);
  await bring(accountId, file('ก่อนปิด'));
  const [line] = await lines(accountId);
  const open = await owing(200);
  const [owed, paid, unpaid] = open.filter(
    ({ period, paid: sum }) => period <= lastMonth && sum === 0,
  );
  if (!owed || !paid || !unpaid || !line) throw new Error('too little is owed');
  const take = (of: typeof owed, more: object) =>
    services.get(receiptEndpoints.take, { body: payment(of, more) }, bank.token());
  const receipt = await take(paid, { day, amount: 100 });
  await services.sql('update invoices set issued_on = $1 where id = any($2)', [
    day,
    [owed.id, unpaid.id],
  ]);
  const [row] = (
    await services.get(statementFileEndpoints.list, { query: { limit: 50 } }, bank.token())
  ).rows;
  await closeBefore(thisMonth);

  const id = (of: string) => ({ params: { id: of } });
  const month = { period: lastMonth, issuedOn: day, dueOn: today };
  const charge = { unitNumber: owed.unitNumber, kind: 'fine', amount: '50' };
  const tries: Record<string, object[]> = {
    'POST /sf/charge': [{ body: charge }],
    'POST /sf/charge/delete/:id': [id(randomUUID())],
    'POST /sf/invoice/preview': [{ body: month }],
    'POST /sf/invoice/issue': [
      { body: { ...month, units: 1, total: 100 } },
      { body: { ...month, issuedOn: today, units: 1, total: 100 } },
    ],
    'POST /sf/invoice/issue/resume': [id(randomUUID()), {}],
    'POST /sf/invoice/reload-invoice': [{ body: { id: unpaid.id } }],
    'POST /sf/invoice/void/:id': [{ ...id(unpaid.id), body: { reason } }],
    'POST /sf/billing-setting/update': [{ body: { commonFeeRate: '99' } }],
    'POST /sf/receipt/take': [
      { body: payment(owed, { day, amount: 100, method: 'cash' }) },
      { body: payment(owed, { amount: 100 }) },
    ],
    'POST /sf/receipt/void/:id': [{ ...id(receipt.id), body: { reason } }],
    'POST /sf/receipt/print/:id': [id(receipt.id)],
    'POST /sf/bank-account/upsert': [
      { body: { name: 'x', bank: 'scb', number: '1000000078', fund: 'common' } },
    ],
    'POST /sf/bank-account/active/:id': [{ ...id(accountId), body: { active: false } }],
    'POST /sf/statement/file/look': [
      { body: { accountId, ...plainColumns }, files: [file('หลังปิด')] },
    ],
    'POST /sf/statement/file/bring': [
      { body: { accountId, ...plainColumns }, files: [file('หลังปิด')] },
    ],
    'POST /sf/statement/file/take-back/:id': [id(row?.id ?? '')],
    'POST /sf/statement/slip': [{ body: { code: 'x' } }],
    'POST /sf/statement/book': [
      {
        body: {
          id: randomUUID(),
          lines: [{ lineId: line.id, unitId: owed.unitId, keepRest: true }],
        },
      },
    ],
    'POST /sf/statement/undo/:id': [{ ...id(line.id), body: { reason } }],
    'POST /sf/statement/aside/:id': [{ ...id(line.id), body: { reason } }],
    'POST /sf/statement/bring-back/:id': [id(line.id)],
    'POST /mpay/ask': [{ body: { invoiceId: owed.id } }],
    'POST /mpay/check/:id': [id(randomUUID())],
    'POST /mpay/settle/:id': [{ ...id(randomUUID()), body: { reason } }],
    'POST /arrears/letter': [{ body: { unitId: owed.unitId, stage: 'first' } }],
    'POST /arrears/letter/void/:id': [{ ...id(randomUUID()), body: { reason } }],
  };
  const before = [await dated(), await told()];
  const went: string[] = [];
  for (const endpoint of writes) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const calls = tries[name];
    // A new call of money says here how it would write in a closed month.
    if (!calls) throw new Error(`${name} is not tried in a closed month`);
    for (const call of calls) {
      const reply = await services.call(endpoint as Endpoint, call as never, bank.token());
      if (reply.status >= 500) throw new Error(`${name}: ${reply.status} (${addressOf(endpoint)})`);
      if (!reply.error) went.push(name);
      expect([name, await dated()]).toEqual([name, before[0]]);
    }
  }
  expect(await told()).toEqual(before[1]);
  // What is of today went all the same.
  for (const name of ['/sf/receipt/take', '/sf/receipt/void/:id', '/sf/invoice/void/:id']) {
    expect(went).toContain(`POST ${name}`);
  }
  expect(went).not.toContain('POST /sf/statement/file/bring');
});
