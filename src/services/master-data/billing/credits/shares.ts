import { eq } from 'drizzle-orm';
import type { ChargeKind } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { charges } from '@/services/master-data/billing/invoices/tables';
import { shareOut } from '@/services/master-data/billing/receipts/share-out';
import { unpaidLines } from '@/services/master-data/billing/receipts/unpaid-lines';
import type { credits } from './tables';

type Row = Pick<typeof credits.$inferSelect, 'invoiceId' | 'lineId' | 'amount'>;

/** What a note takes of each kind of its invoice's lines: all of its own line's, or of what is unpaid as money does. */
export async function sharesOf(
  tx: Db,
  { invoiceId, lineId, amount }: Row,
): Promise<{ kind: ChargeKind; amount: number }[]> {
  if (lineId) {
    const [line] = await tx
      .select({ kind: charges.kind })
      .from(charges)
      .where(eq(charges.id, lineId));
    return line ? [{ ...line, amount }] : [];
  }
  const unpaid = (await unpaidLines(tx, [invoiceId])).get(invoiceId) ?? new Map();
  return [...shareOut(unpaid, amount)].map(([kind, share]) => ({ kind, amount: share }));
}
