import { noGlyph, pdfText } from '@tests/kit/pdf-text';
import { readXlsx } from 'hucre/xlsx';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { monthAfter } from '@/contracts/kit/fields/month';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment, months } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

const thisMonth = today.slice(0, 7);
const report = (period: string, day?: string) =>
  services.get(booksReportEndpoints.read, { query: { period, ...(day && { day }) } }, token);
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

/** What the books say of an account up to a day. */
async function booked(account: string, until: string): Promise<number> {
  const [found] = await services.sql<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from ledger_entries where account = $1 and day <= $2
      and property_id = (select id from properties where code = 'RMN')`,
    [account, until],
  );
  return Number(found?.sum);
}

test('each figure of the report is what the books say, whatever was voided, paid in part or ahead', async () => {
  const [first, second, third] = await owing(3);
  if (!first || !second || !third) throw new Error('too little is owed');
  const take = (of: typeof first, more: object) =>
    services.get(receiptEndpoints.take, { body: payment(of, more) }, token);
  await take(first, { amount: 333 });
  const wrong = await take(second, { amount: 777 });
  const cancel = { params: { id: wrong.id }, body: { reason: 'ผิด' } };
  await services.get(receiptEndpoints.cancel, cancel, token);
  await take(third, { amount: third.owed + 500, keepRest: true });
  const undo = { params: { id: second.id }, body: { reason: 'ออกผิด' } };
  await services.get(invoiceEndpoints.cancel, undo, token);

  for (const { period, invoiced, collected } of await months()) {
    const { income, money, balances, funds, months: rates } = await report(period);
    // What was credited, and kept of deposits, changes no bill of a month's.
    const billed = income.filter(({ kind }) => kind !== 'credited' && kind !== 'forfeited');
    expect(sum(billed, ({ month }) => month)).toBe(invoiced);
    expect(sum(money, ({ month }) => month)).toBe(collected);
    expect(sum(balances, ({ amount }) => amount)).toBe(0);
    for (const { fund, owed } of funds) {
      const own = balances.find((one) => one.account === 'receivable' && one.fund === fund);
      expect(owed).toBe(own?.amount ?? 0);
    }
    expect(rates[0]).toMatchObject({ period, invoiced, collected });
  }
});

test('what was owed on any past day is what the books of that day say', async () => {
  // Money that is dated before its invoice stands in the books before what it pays.
  const query = { period: thisMonth, state: 'open', limit: 1 } as const;
  const [bill] = (await services.get(invoiceEndpoints.list, { query }, token)).rows;
  if (!bill) throw new Error('nothing is owed');
  const body = payment(bill, { amount: 12_345, day: `${monthAfter(thisMonth, -1)}-27` });
  await services.get(receiptEndpoints.take, { body }, token);
  for (const day of [
    ...[`${monthAfter(thisMonth, -2)}-15`, `${monthAfter(thisMonth, -1)}-03`],
    ...[`${monthAfter(thisMonth, -1)}-28`, today],
  ]) {
    const { ageing, day: shown } = await report(thisMonth, day);
    expect([day, shown, sum(ageing, ({ owed }) => owed)]).toEqual([
      ...[day, day, await booked('receivable', day)],
    ]);
  }
  const now = await services.get(invoiceEndpoints.ageing, {}, token);
  const { ageing } = await report(thisMonth);
  expect(ageing.map(({ bucket, n, owed }) => ({ bucket, count: n, owed }))).toEqual(now.buckets);
  const ahead = await services.call(
    booksReportEndpoints.read,
    { query: { period: thisMonth, day: `${monthAfter(thisMonth, 1)}-01` } },
    token,
  );
  expect(ahead.error?.fields?.day?.code).toBe('future');
});

test('paper, sheet and screen say the same', async () => {
  const query = { period: monthAfter(thisMonth, -1) };
  const { income, ageing } = await report(query.period);
  const paper = await services.get(booksReportEndpoints.paper, { query }, token);
  const text = pdfText(new Uint8Array(await paper.arrayBuffer()));
  const written = (amount: number) =>
    (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  expect(text).not.toContain(noGlyph);
  for (const { month, year } of income) {
    expect(text).toContain(written(month));
    expect(text).toContain(written(year));
  }
  const sheet = await services.get(booksReportEndpoints.sheet, { query }, token);
  const { sheets } = await readXlsx(new Uint8Array(await sheet.arrayBuffer()));
  const total = sheets[0]?.rows.at(-1)?.[1];
  expect(total).toBeCloseTo(sum(income, ({ month }) => month) / 100, 2);
  // Each invoice that was open stands in the last sheet.
  const open = sheets.at(-1)?.rows.slice(1) ?? [];
  expect(open).toHaveLength(sum(ageing, ({ n }) => n));
  expect(sum(open, (row) => Number(row[6]))).toBeCloseTo(sum(ageing, ({ owed }) => owed) / 100, 2);
});

test('the journal for an accountant has every entry of the month, and comes out even', async () => {
  const query = { period: thisMonth };
  const file = await services.get(ledgerEndpoints.journal, { query }, token);
  const text = await file.text();
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  );
  const [head, ...rows] = text.replace('\ufeff', '').trim().split('\r\n');
  expect(head?.split(',')).toHaveLength(9);
  const { total } = await services.get(ledgerEndpoints.list, { query }, token);
  expect(rows).toHaveLength(total);
  const cells = rows.map((row) => row.split(','));
  const side = (at: number) => Math.round(sum(cells, (row) => Number(row[at] || 0)) * 100);
  expect(side(7)).toBeGreaterThan(0);
  expect(side(7)).toBe(side(8));
});
