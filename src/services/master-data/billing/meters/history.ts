import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { thousandths } from '@/contracts/billing/meters/tariff';
import { usedSince } from '@/contracts/billing/meters/usage';
import type { Db } from '@/services/kit/database/db';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { meterReadings } from './tables';

export type ReadingRow = typeof meterReadings.$inferSelect;

/** A reading with the line that bills it, where one does. */
export interface Known {
  row: ReadingRow;
  billed: { invoiceId: string; number: string; ahead: number } | null;
}

/** Readings in the order of their months, up to one and of some units where these are named. */
export async function readingsOf(
  db: Db,
  propertyId: string,
  of: { kindId?: string; until?: string; unitIds?: readonly string[] },
): Promise<Known[]> {
  const found = await db
    .select({
      row: meterReadings,
      invoiceId: invoices.id,
      number: invoices.number,
      ahead: charges.ahead,
    })
    .from(meterReadings)
    .leftJoin(charges, eq(charges.readingId, meterReadings.id))
    .leftJoin(invoices, and(eq(invoices.id, charges.invoiceId), isNull(invoices.voidedAt)))
    .where(
      and(
        eq(meterReadings.propertyId, propertyId),
        of.kindId === undefined ? undefined : eq(meterReadings.kindId, of.kindId),
        of.until === undefined ? undefined : lte(meterReadings.period, of.until),
        of.unitIds && inArray(meterReadings.unitId, [...of.unitIds]),
      ),
    )
    .orderBy(asc(meterReadings.period), asc(meterReadings.id));
  // A reading whose invoice was voided has that line too.
  const known = new Map<string, Known>();
  for (const { row, invoiceId, number, ahead } of found) {
    const billed = invoiceId && number ? { invoiceId, number, ahead: ahead ?? 0 } : null;
    if (billed || !known.has(row.id)) known.set(row.id, { row, billed });
  }
  return [...known.values()];
}

/** What is true of a meter: what was found later, else what was read. */
export const trueReading = ({ row }: Known): string => row.corrected ?? row.reading;

/** A unit's usage month by month, in thousandths; what shows less than before is none. */
export const usages = (known: readonly Known[]): number[] =>
  known
    .slice(1)
    .map((one, at) =>
      usedSince(trueReading(known[at] as Known), { ...one.row, reading: trueReading(one) }),
    )
    .filter((used) => used >= 0);

/** What of a unit's meter no invoice bills yet. */
export interface Unbilled {
  row: ReadingRow;
  before: string;
  /** Thousandths: to be billed, what was billed too much and is left, and what an earlier reading was wrong by. */
  used: number;
  ahead: number;
  mended: number;
  /** Of what came before: too much was billed by so much, or it was a guess. */
  wasAhead: number;
  wasEstimated: boolean;
}

/**
 * The readings of one meter that no invoice bills, in the order of their months. The first of all is where it
 * began. One that shows less than before is billed, with 0 units, where that is known to be too high: guessed,
 * corrected or billed too much. Else it waits to be looked at, and so does what comes after.
 */
export function unbilledReadings(known: readonly Known[]): Unbilled[] {
  const open: Unbilled[] = [];
  let before: { reading: string; mended: number; ahead: number; estimated: boolean } | null = null;
  for (const one of known) {
    const { row, billed } = one;
    let ahead = billed?.ahead ?? 0;
    if (before && !billed) {
      const net = usedSince(before.reading, row) + before.mended - before.ahead;
      const isKnown = before.ahead > 0 || before.mended !== 0 || before.estimated;
      if (net < 0 && !isKnown) break;
      ahead = Math.max(0, -net);
      open.push({
        ...{ row, before: before.reading, used: Math.max(0, net), ahead, mended: before.mended },
        ...{ wasAhead: before.ahead, wasEstimated: before.estimated },
      });
    }
    const mended = billed ? thousandths(trueReading(one)) - thousandths(row.reading) : 0;
    before = { reading: trueReading(one), mended, ahead, estimated: row.estimated };
  }
  return open;
}
