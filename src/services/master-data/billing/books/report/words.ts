import texts from '@locales/th/books.json';
import words from '@locales/th/books-report.json';
import ledger from '@locales/th/ledger.json';
import { accountCode } from '@/contracts/billing/books/chart';
import type { BooksReport } from '@/contracts/billing/books/report';
import { showShare } from '@/contracts/kit/fields/satang';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { totalOf } from '@/services/master-data/billing/late/surcharge';

type Line = readonly (string | number | null)[];

/** One table of the report: its last line may be what the others come to. Amounts are satang. */
export interface ReportTable {
  title: string;
  head: readonly string[];
  lines: readonly Line[];
  sums: Line | null;
}

const summed = (lines: readonly { month: number; year: number }[]): Line => [
  words.total,
  ...(['month', 'year'] as const).map((name) =>
    totalOf(lines.map((one) => ({ amount: one[name] }))),
  ),
];

const percent = (rate: number | null) => (rate === null ? '–' : showShare(rate));

/** The report's tables in Thai, the same on paper and as a sheet. */
export function reportTables(report: BooksReport): ReportTable[] {
  const { income, money, funds, balances, ageing, months } = report;
  const sums = [words.month, words.year];
  const owed = totalOf(ageing.map((one) => ({ amount: one.owed })));
  return [
    {
      title: words.income,
      head: [words.what, ...sums],
      lines: income.map(({ kind, month, year }) => [words.kinds[kind], month, year]),
      sums: summed(income),
    },
    {
      title: words.money,
      head: [words.where, ...sums],
      lines: money.map(({ account, month, year }) => [ledger.accounts[account], month, year]),
      sums: summed(money),
    },
    {
      title: words.funds,
      head: [words.fund, words.charged, words.collected, words.owed],
      lines: funds.map((one) => [words.fundNames[one.fund], one.charged, one.collected, one.owed]),
      sums: null,
    },
    {
      title: words.balances,
      head: [words.account, words.debit, words.credit],
      lines: balances.map(({ account, fund, amount }) => [
        `${accountCode(account, fund)} ${ledger.accounts[account]} (${ledger.funds[fund]})`,
        ...[Math.max(0, amount), Math.max(0, -amount)],
      ]),
      sums: [
        words.total,
        ...[1, -1].map((sign) =>
          totalOf(balances.map(({ amount }) => ({ amount: Math.max(0, sign * amount) }))),
        ),
      ],
    },
    {
      title: words.ageing,
      head: [words.age, words.papers, words.owed],
      lines: ageing.map(({ bucket, n, owed: sum }) => [words.buckets[bucket], String(n), sum]),
      sums: [words.total, String(ageing.reduce((sum, { n }) => sum + n, 0)), owed],
    },
    {
      title: words.rates,
      head: [texts.period, texts.invoiced, texts.collected, words.rate],
      lines: months
        .filter(({ invoiced, collected }) => invoiced !== 0 || collected !== 0)
        .map(({ period, invoiced, collected, rate }) => [
          ...[thaiMonth(period), invoiced, collected, percent(rate)],
        ]),
      sums: null,
    },
  ];
}
