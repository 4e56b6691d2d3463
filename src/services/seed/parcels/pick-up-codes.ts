import type { Db } from '@/services/kit/database/db';
import { pickUpHash } from '@/services/parcel/changes/pick-up';
import { pickUpCodes } from '@/services/parcel/tables';
import { daysBefore, iso } from '@/services/seed/days';
import type { SeededProperty } from '@/services/seed/property/properties';
import type { Random } from '@/services/seed/random';

/** Kept for too long by its resident: what the counter is told of such a QR can be tried. */
const expired = 'PUEXPIRED00000000000000000';

/** A QR of the property's first unit that is good no more. */
export async function seedPickUpCodes(
  db: Db,
  random: Random,
  now: number,
  { id: propertyId, units: [unit] }: SeededProperty,
): Promise<void> {
  if (!unit) return;
  const madeAt = daysBefore(now, 3);
  const of = { unitId: unit.id, unitNumber: unit.number, madeBy: 'ระบบ' };
  const times = { madeAt: iso(madeAt), expiresAt: iso(daysBefore(now, 2)) };
  const code = { id: random.id(madeAt), hash: pickUpHash(expired) };
  await db.insert(pickUpCodes).values({ propertyId, ...code, ...of, ...times });
}
