import type { Db } from '@/services/kit/database/db';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { restsOn, workingTimeOf } from '@/services/master-data/working-time';
import type { Rests } from './schedule';

/** So far back may lie the working day that a letter begins with. */
const daysBack = 70;

/** The days on which a property's office rests, around a day and after it; the platform's never does. */
export async function restsOf(db: Db, propertyId: string | null, day: string): Promise<Rests> {
  if (propertyId === null) return () => false;
  const from = new Date(`${dayAfter(day, -daysBack)}T00:00:00+07:00`);
  const time = await workingTimeOf(db, propertyId, from);
  return (one) => restsOn(time, one);
}
