import { sql } from 'drizzle-orm';
import { propertyPositions } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';

/**
 * Takes the next position of each property, without a gap: whoever comes at the same time waits
 * until the transaction that took one ends, and one that is rolled back leaves none.
 */
export async function advance(
  db: Db,
  propertyIds: readonly string[],
): Promise<Map<string, number>> {
  // In one order, so that two transactions never wait for each other.
  const first = [...new Set(propertyIds)].sort().map((propertyId) => ({ propertyId, seq: 1 }));
  if (first.length === 0) return new Map();
  const taken = await db
    .insert(propertyPositions)
    .values(first)
    .onConflictDoUpdate({
      target: propertyPositions.propertyId,
      set: { seq: sql`${propertyPositions.seq} + 1` },
    })
    .returning();
  return new Map(taken.map(({ propertyId, seq }) => [propertyId, seq]));
}

/**
 * Moves every property on by one, at a start: what had changed and was not told any more when the
 * last process ended is then looked for by everyone who connects again.
 */
export async function advanceAll(db: Db): Promise<void> {
  await db.update(propertyPositions).set({ seq: sql`${propertyPositions.seq} + 1` });
}
