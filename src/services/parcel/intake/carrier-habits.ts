import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { guessCarriers, habitOf } from '@/contracts/parcel/carrier';
import type { CarrierHabit } from '@/contracts/parcel/intake';
import type { Carrier } from '@/contracts/parcel/parcel';
import type { Db } from '@/services/kit/database/db';
import { carrierHabits } from '@/services/parcel/tables';

/** What the property's staff chose for which numbers. */
export const habitsOf = (db: Db, propertyId: string): Promise<CarrierHabit[]> =>
  db
    .select({ pattern: carrierHabits.pattern, carrier: carrierHabits.carrier })
    .from(carrierHabits)
    .where(eq(carrierHabits.propertyId, propertyId))
    .orderBy(asc(carrierHabits.pattern));

/** Keeps the carriers that the numbers' own rules would not have told, the last choice of each pattern. */
export async function rememberCarriers(
  tx: Db,
  propertyId: string,
  drafts: readonly { parcelCode: string; carrier: Carrier }[],
): Promise<void> {
  const chosen = new Map<string, Carrier>();
  for (const { parcelCode, carrier } of drafts) {
    const guessed = guessCarriers(parcelCode);
    const told = guessed.length === 1 && guessed[0] === carrier;
    if (parcelCode && !told) chosen.set(habitOf(parcelCode), carrier);
  }
  if (chosen.size === 0) return;
  const here = eq(carrierHabits.propertyId, propertyId);
  const known = await tx
    .select()
    .from(carrierHabits)
    .where(and(here, inArray(carrierHabits.pattern, [...chosen.keys()])));
  // Left alone, not written again: whoever receives alike at the same moment would wait.
  for (const { pattern, carrier } of known) {
    if (chosen.get(pattern) === carrier) chosen.delete(pattern);
  }
  if (chosen.size === 0) return;
  const rows = [...chosen]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pattern, carrier]) => ({ propertyId, pattern, carrier }));
  await tx
    .insert(carrierHabits)
    .values(rows)
    .onConflictDoUpdate({
      target: [carrierHabits.propertyId, carrierHabits.pattern],
      set: { carrier: sql`excluded.carrier` },
      setWhere: sql`${carrierHabits.carrier} <> excluded.carrier`,
    });
}
