import { today } from '@tests/services/master-data/billing/desk';
import { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { depositEndpoints } from '@/contracts/billing/deposits/deposit';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { balancesByPapers, monthByPapers } from './raw-books';
import { days, type SmallProperty } from './small-property';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/**
 * On days that are past a cheque is money like any other: whether a receipt that was voided since had cleared
 * by then, no paper says.
 */
function comparable(sums: Record<string, number>, day: string): Record<string, number> {
  if (day === today) return sums;
  const { bank = 0, clearing = 0, ...rest } = sums;
  return { ...rest, bankAndCheques: bank + clearing };
}

interface Held {
  account: string;
  fund: string;
  amount: number;
}

/** Balances as `balancesByPapers` has them: what units owe by fund, what funds owe each other left out. */
function byAccount(rows: readonly Held[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { account, fund, amount } of rows) {
    const key = account === 'receivable' ? `${account} ${fund}` : account;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).sort());
}

/** Each figure that is shown of the books, beside the same one from the papers alone. */
export async function expectDerived(place: SmallProperty): Promise<void> {
  const { services, token, propertyId } = place;
  const papers = new Map<string, Record<string, number>>();
  for (const day of new Set(days)) {
    const expected = await balancesByPapers(place, day);
    papers.set(day, expected);
    const { accounts } = await services.get(ledgerAccountEndpoints.read, { query: { day } }, token);
    expect(sum(accounts.map(({ amount }) => amount))).toBe(0);
    for (const fund of ['common', 'sinking'])
      expect(sum(accounts.filter((one) => one.fund === fund).map(({ amount }) => amount))).toBe(0);
    expect([day, comparable(byAccount(accounts), day)]).toEqual([day, comparable(expected, day)]);
  }
  for (const { period, invoiced, collected } of await services.get(
    periodEndpoints.list,
    {},
    token,
  )) {
    expect({ invoiced, collected }).toEqual(await monthByPapers(place, period));
    const report = await services.get(booksReportEndpoints.read, { query: { period } }, token);
    const { day } = report;
    const expected = await balancesByPapers(place, day);
    expect([day, comparable(byAccount(report.balances), day)]).toEqual([
      day,
      comparable(expected, day),
    ]);
    expect(sum(report.money.map(({ month }) => month))).toBe(collected);
    const owed = (expected['receivable common'] ?? 0) + (expected['receivable sinking'] ?? 0);
    expect(sum(report.ageing.map((one) => one.owed))).toBe(owed);
    for (const { fund, owed: own } of report.funds)
      expect(own).toBe(expected[`receivable ${fund}`] ?? 0);
  }
  const deposits = await services.get(depositEndpoints.list, { query: {} }, token);
  expect(-deposits.sum).toBe(papers.get(today)?.deposit ?? 0);
  const owing = await services.sql<{ id: string; owed: string }>(
    `select u.id, coalesce(sum(i.total), 0) - coalesce(sum(i.paid), 0) - coalesce(sum(i.credited), 0) as owed from units u
      left join invoices i on i.unit_id = u.id and i.voided_at is null where u.property_id = $1 group by u.id`,
    [propertyId],
  );
  for (const { id: unitId, owed } of owing) {
    const shown = await services.get(receiptEndpoints.owed, { query: { unitId } }, token);
    expect(shown.owed).toBe(Number(owed));
  }
}
