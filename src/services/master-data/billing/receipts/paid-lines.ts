import { asc, inArray } from 'drizzle-orm';
import { type ChargeKind, chargeKinds } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { receiptLines } from './tables';

/** What each receipt paid of what: its fee, its fund, its water. */
export async function paidLines(
  db: Db,
  receiptIds: readonly string[],
): Promise<ReadonlyMap<string, { kind: ChargeKind; amount: number }[]>> {
  if (receiptIds.length === 0) return new Map();
  const { receiptId, kind, amount } = receiptLines;
  const rows = await db
    .select({ receiptId, kind, amount: sumOf(amount) })
    .from(receiptLines)
    .where(inArray(receiptId, [...receiptIds]))
    .groupBy(receiptId, kind)
    .orderBy(asc(receiptId));
  const place = (row: { kind: ChargeKind }) => chargeKinds.indexOf(row.kind);
  return new Map(
    [...grouped(rows, (row) => row.receiptId)].map(([id, own]) => [
      id,
      own
        .sort((a, b) => place(a) - place(b))
        .map((row) => ({ kind: row.kind, amount: row.amount })),
    ]),
  );
}
