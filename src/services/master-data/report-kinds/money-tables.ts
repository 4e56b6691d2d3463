import { desc, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MonthFigures } from '@/contracts/billing/period';
import { mostRows, shownTable } from '@/services/kit/reports/figures';
import type { ReportTable } from '@/services/kit/reports/report';
import { arrearsIn } from '@/services/master-data/billing/arrears/list';
import { rateOf } from '@/services/master-data/billing/books/months';
import { receipts } from '@/services/master-data/billing/receipts/tables';

interface Read {
  methods: readonly { method: string; n: number; amount: number }[];
  ageing: readonly { bucket: string; count: number; owed: number }[];
  /** By the books. */
  months: readonly MonthFigures[];
  /** Which receipts were voided. */
  voided: SQL | undefined;
  asked: { personal: boolean };
}

/** By which ways money came, what each month asked for and brought, how old the debts are, who owes most, and what was voided and why. */
export async function moneyTables(
  db: NodePgDatabase,
  propertyId: string,
  { methods, ageing, months, voided, asked }: Read,
): Promise<ReportTable[]> {
  const [{ rows: owing }, gone] = await Promise.all([
    arrearsIn(db, propertyId, { sort: '-owed' }, { page: 1, limit: mostRows }),
    db.select().from(receipts).where(voided).orderBy(desc(receipts.voidedAt)).limit(mostRows),
  ]);
  const begun = months.findIndex(({ invoiced, collected }) => invoiced !== 0 || collected !== 0);
  const tables: ReportTable[] = [
    {
      key: 'methods',
      columns: [
        { key: 'method', unit: 'text' },
        { key: 'n', unit: 'count' },
        { key: 'amount', unit: 'satang' },
      ],
      rows: methods.map(({ method, n, amount }) => [method, n, amount]),
    },
    {
      key: 'months',
      columns: [
        { key: 'month', unit: 'text' },
        { key: 'asked', unit: 'satang' },
        { key: 'collected', unit: 'satang' },
        { key: 'rate', unit: 'share' },
      ],
      rows: months
        .slice(Math.max(0, begun))
        .map((one) => [one.period, one.invoiced, one.collected, rateOf(one)]),
    },
    {
      key: 'ageing',
      columns: [
        { key: 'bucket', unit: 'text' },
        { key: 'n', unit: 'count' },
        { key: 'owed', unit: 'satang' },
      ],
      rows: ageing.map(({ bucket, count, owed }) => [bucket, count, owed]),
    },
    {
      key: 'owing',
      columns: [
        { key: 'unit', unit: 'text' },
        { key: 'daysLate', unit: 'count' },
        { key: 'owed', unit: 'satang' },
        { key: 'payer', unit: 'text', personal: true },
      ],
      rows: owing.map(({ unitNumber, daysLate, owed, payerName }) => [
        ...[unitNumber, daysLate, owed, payerName],
      ]),
    },
    {
      key: 'voided',
      columns: [
        { key: 'receipt', unit: 'text' },
        { key: 'unit', unit: 'text' },
        { key: 'day', unit: 'day' },
        { key: 'amount', unit: 'satang' },
        { key: 'reason', unit: 'text' },
        { key: 'payer', unit: 'text', personal: true },
      ],
      rows: gone.map(({ number, unitNumber, day, amount, voidReason, payerName }) => [
        ...[number, unitNumber, day, amount, voidReason, payerName],
      ]),
    },
  ];
  return tables.map((table) => shownTable(table, asked));
}
