import type { VoteRules } from '@/contracts/master-data/votes/vote-rules';
import { isBarred } from '@/contracts/master-data/votes/vote-rules';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay } from '@/services/kit/text/bangkok-day';

/** By unit of a property, the day on which the oldest that it has not paid was due; the ledger answers. */
export type OldestDues = (db: Db, propertyId: string) => Promise<ReadonlyMap<string, string>>;

/** The units that have no vote today. */
export async function barredToday(
  db: Db,
  oldestDues: OldestDues,
  { propertyId, arrearsMonths }: Pick<VoteRules, 'arrearsMonths'> & { propertyId: string },
): Promise<string[]> {
  if (arrearsMonths === 0) return [];
  const today = bangkokDay(new Date());
  const dues = await oldestDues(db, propertyId);
  return [...dues].flatMap(([unitId, due]) =>
    isBarred(due, today, { arrearsMonths }) ? unitId : [],
  );
}
