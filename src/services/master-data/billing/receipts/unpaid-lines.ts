import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ChargeKind } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { charges } from '@/services/master-data/billing/invoices/tables';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { receiptLines, receipts } from './tables';

/** What is unpaid of each kind of some invoices' lines, by the receipts that count. */
export async function unpaidLines(
  tx: Db,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<ChargeKind, number>>> {
  const ids = [...invoiceIds];
  if (ids.length === 0) return new Map();
  const [asked, paid] = await Promise.all([
    tx
      .select({ invoiceId: charges.invoiceId, kind: charges.kind, amount: sumOf(charges.amount) })
      .from(charges)
      .where(inArray(charges.invoiceId, ids))
      .groupBy(charges.invoiceId, charges.kind),
    tx
      .select({
        invoiceId: receiptLines.invoiceId,
        kind: receiptLines.kind,
        amount: sumOf(receiptLines.amount),
      })
      .from(receiptLines)
      .innerJoin(receipts, eq(receipts.id, receiptLines.receiptId))
      .where(and(inArray(receiptLines.invoiceId, ids), isNull(receipts.voidedAt)))
      .groupBy(receiptLines.invoiceId, receiptLines.kind),
  ]);
  const unpaid = new Map<string, Map<ChargeKind, number>>();
  const add = (invoiceId: string, kind: ChargeKind, amount: number) => {
    const own = unpaid.get(invoiceId) ?? new Map<ChargeKind, number>();
    unpaid.set(invoiceId, own.set(kind, (own.get(kind) ?? 0) + amount));
  };
  for (const { invoiceId, kind, amount } of asked) add(invoiceId ?? '', kind, amount);
  for (const { invoiceId, kind, amount } of paid) add(invoiceId, kind, -amount);
  return unpaid;
}
