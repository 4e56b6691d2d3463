import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { charges, type invoices } from '@/services/master-data/billing/invoices/tables';
import { dueFor, openSurcharges } from '@/services/master-data/billing/late/debts';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { unpaidLines } from '@/services/master-data/billing/receipts/unpaid-lines';
import { credits } from './tables';

type Invoice = typeof invoices.$inferSelect;

/** What being late with an invoice comes to today that no invoice asks for and nobody has waived. */
export async function waiverRoom(db: Db, { propertyId, unitId, id }: Invoice): Promise<number> {
  const debts = await openSurcharges(db, propertyId, today(), [unitId]);
  return Math.max(0, dueFor(debts.filter(({ invoiceId }) => invoiceId === id)));
}

/** What a note can take of each line, never more than is owed of the whole. */
export async function lineRooms(db: Db, { id, owed }: Invoice) {
  const lines = await db
    .select()
    .from(charges)
    .where(eq(charges.invoiceId, id))
    .orderBy(asc(charges.position), asc(charges.id));
  const taken = await db
    .select({ lineId: credits.lineId, amount: credits.amount })
    .from(credits)
    .where(
      and(
        eq(credits.state, 'granted'),
        inArray(
          credits.lineId,
          lines.map((line) => line.id),
        ),
      ),
    );
  const unpaid = (await unpaidLines(db, [id])).get(id);
  const takenOf = grouped(taken, ({ lineId }) => lineId);
  return lines.map((line) => ({
    ...{ id: line.id, description: line.description },
    most: Math.max(
      0,
      Math.min(
        ...[owed, unpaid?.get(line.kind) ?? 0],
        line.amount - totalOf(takenOf.get(line.id) ?? []),
      ),
    ),
  }));
}

/** The most that a credit can be: of a waiver what is late, of a note what is owed, of the whole or a line. */
export async function roomFor(
  db: Db,
  invoice: Invoice,
  { kind, lineId }: Pick<typeof credits.$inferSelect, 'kind' | 'lineId'>,
): Promise<number> {
  if (invoice.voidedAt) return 0;
  if (kind === 'waiver') return waiverRoom(db, invoice);
  if (lineId === null) return invoice.owed;
  return (await lineRooms(db, invoice)).find(({ id }) => id === lineId)?.most ?? 0;
}

/** What counts of an invoice already, and what is asked for with it: what one person may do alone is all of it. */
export async function creditedBefore(db: Db, invoiceId: string): Promise<number> {
  const rows = await db
    .select({ amount: credits.amount })
    .from(credits)
    .where(and(eq(credits.invoiceId, invoiceId), eq(credits.state, 'granted')));
  return totalOf(rows);
}
