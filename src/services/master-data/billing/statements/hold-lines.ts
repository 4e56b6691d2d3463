import { and, asc, eq, inArray } from 'drizzle-orm';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { statementLines } from './tables';

export type Line = typeof statementLines.$inferSelect;

/** What a line is called in the log. */
export const titleOf = ({ day, amount }: Line) => `${day} ${showBaht(amount)}`;

/** Lines of the property, held until the transaction ends; throws `NOT_FOUND`. */
export async function holdLines(
  tx: Db,
  propertyId: string,
  ids: readonly string[],
): Promise<Line[]> {
  const rows = await tx
    .select()
    .from(statementLines)
    .where(and(inArray(statementLines.id, [...ids]), eq(statementLines.propertyId, propertyId)))
    .orderBy(asc(statementLines.id))
    .for('update');
  if (rows.length < new Set(ids).size) throw new Problem('NOT_FOUND');
  return rows;
}

/** One line, as `holdLines` holds it. */
export async function holdLine(tx: Db, propertyId: string, id: string): Promise<Line> {
  const [line] = await holdLines(tx, propertyId, [id]);
  if (!line) throw new Problem('NOT_FOUND');
  return line;
}

export async function standingReceipt(tx: Db, { receiptId }: Line) {
  if (!receiptId) return undefined;
  const [row] = await tx.select().from(receipts).where(eq(receipts.id, receiptId));
  return row?.voidedAt ? undefined : row;
}

/** Throws `STATEMENT_BOOKED` or `STATEMENT_POSTED` for what is in the books, `STATEMENT_ASIDE` for what is none of ours. */
export async function refuseSettled(tx: Db, line: Line): Promise<void> {
  const standing = await standingReceipt(tx, line);
  if (standing) throw new Problem('STATEMENT_BOOKED', { number: standing.number });
  if (line.bookedTo) throw new Problem('STATEMENT_POSTED', { note: line.bookedNote });
  if (line.asideReason !== '') throw new Problem('STATEMENT_ASIDE');
}

/** As `refuseSettled`, and `STATEMENT_ASIDE` for money that went out: it is nobody's payment. */
export async function refuseNoPayment(tx: Db, line: Line): Promise<void> {
  await refuseSettled(tx, line);
  if (line.amount <= 0) throw new Problem('STATEMENT_ASIDE');
}
