import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ChargeKind } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { creditLines, credits } from '@/services/master-data/billing/credits/tables';
import { charges } from '@/services/master-data/billing/invoices/tables';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { receiptLines, receipts } from './tables';

/** What is unpaid of each kind of some invoices' lines, by the receipts and the credit notes that count. */
export async function unpaidLines(
  tx: Db,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<ChargeKind, number>>> {
  const ids = [...invoiceIds];
  if (ids.length === 0) return new Map();
  const [asked, noted, paid] = await Promise.all([
    tx
      .select({ invoiceId: charges.invoiceId, kind: charges.kind, amount: sumOf(charges.amount) })
      .from(charges)
      .where(inArray(charges.invoiceId, ids))
      .groupBy(charges.invoiceId, charges.kind),
    tx
      .select({
        invoiceId: credits.invoiceId,
        kind: creditLines.kind,
        amount: sumOf(creditLines.amount),
      })
      .from(creditLines)
      .innerJoin(credits, eq(credits.id, creditLines.creditId))
      .where(and(inArray(credits.invoiceId, ids), eq(credits.state, 'granted')))
      .groupBy(credits.invoiceId, creditLines.kind),
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
  for (const { invoiceId, kind, amount } of [...noted, ...paid]) add(invoiceId, kind, -amount);
  return unpaid;
}
