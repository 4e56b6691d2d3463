import { holidayYears } from '@/contracts/master-data/holiday';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { thaiPublicHolidays } from '@/services/master-data/holidays/thai-public-holidays';
import { holidays } from '@/services/master-data/tables';
import type { Random } from '@/services/seed/random';
import type { SeededProperty } from './properties';

/** A property's days off of the year of `now`: the public ones, as far as they are known. */
export async function seedHolidays(
  db: Db,
  random: Random,
  { at, now }: { at: number; now: number },
  { id: propertyId }: SeededProperty,
): Promise<void> {
  const year = Number(bangkokDay(new Date(now)).slice(0, 4));
  if (year < holidayYears.first || year > holidayYears.last) return;
  const stamp = new Date(at).toISOString();
  const rows = thaiPublicHolidays(year).map((one) => ({
    ...{ id: random.id(at), propertyId, ...one },
    ...{ createdAt: stamp, updatedAt: stamp, updatedBy: 'ระบบ' },
  }));
  await insertAll(db, holidays, rows);
}
