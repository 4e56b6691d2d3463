import { eq, sql } from 'drizzle-orm';
import { properties } from '@/services/db/tables';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { paperNumbers } from './tables';

export type PaperKind = (typeof paperNumbers.$inferInsert)['kind'];

/** A paper's number: `RMN-RC2569-000012`. */
export const paperNumber = (code: string, kind: PaperKind, year: number, serial: number) =>
  `${code}-${kind}${year}-${String(serial).padStart(6, '0')}`;

/**
 * Takes the next numbers of a property and a Buddhist year in the transaction that makes their papers:
 * the row stays locked until then, and a transaction that fails gives them back, so that none is left out.
 */
export async function takeNumbers(
  tx: Db,
  {
    propertyId,
    kind,
    year,
    count = 1,
  }: { propertyId: string; kind: PaperKind; year: number; count?: number },
): Promise<{ serial: number; number: string }[]> {
  const [taken] = await tx
    .insert(paperNumbers)
    .values({ propertyId, kind, year, last: count })
    .onConflictDoUpdate({
      target: [paperNumbers.propertyId, paperNumbers.kind, paperNumbers.year],
      set: { last: sql`${paperNumbers.last} + ${count}` },
    })
    .returning({ last: paperNumbers.last });
  const [property] = await tx
    .select({ code: properties.code })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (!taken || !property) throw new Problem('NOT_FOUND');
  return Array.from({ length: count }, (_, index) => {
    const serial = taken.last - count + 1 + index;
    return { serial, number: paperNumber(property.code, kind, year, serial) };
  });
}
