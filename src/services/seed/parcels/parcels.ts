import { uuidv7 } from 'uuidv7';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { parcelEvents, parcelNumbers, parcels } from '@/services/parcel/tables';
import { bangkokDate, daysBefore, startOfBangkokDay } from '@/services/seed/days';
import { type Counter, forgotten, moment, type NewEvent, oneParcel } from './one-parcel';

const month = 30;

/** The count shared out over the month, oldest day first: Sundays bring half of what others do. */
function perDay({ random, now }: Counter, count: number): { age: number; arrivals: number }[] {
  const days = Array.from({ length: month }, (_, index) => {
    const age = month - 1 - index;
    const sunday = new Date(daysBefore(startOfBangkokDay(now), age, 12 * 60)).getUTCDay() === 0;
    return { age, weight: (sunday ? 0.5 : 1) * (0.75 + random.next() / 2) };
  });
  const weights = days.reduce((sum, day) => sum + day.weight, 0);
  let weighed = 0;
  let given = 0;
  return days.map(({ age, weight }) => {
    weighed += weight;
    // Of the whole so far, so that roundings do not add up.
    const arrivals = Math.round((count * weighed) / weights) - given;
    given += arrivals;
    return { age, arrivals };
  });
}

/** A month of parcels up to now, a day at a time, the oldest first: each parcel with its events. */
export function* monthOfParcels(counter: Counter, count: number) {
  const { property, now } = counter;
  let isFirst = true;
  for (const { age, arrivals } of perDay(counter, count)) {
    if (arrivals === 0) continue;
    const day = bangkokDate(daysBefore(startOfBangkokDay(now), age));
    const prefix = property.code + day.slice(2).replaceAll('-', '');
    const times = Array.from({ length: arrivals }, () => moment(counter, age));
    const stored = times
      .sort((a, b) => a - b)
      .map((at, index) => oneParcel(counter, age, at, prefix + String(index + 1).padStart(4, '0')));
    // However few there are, one waits for too long.
    const [first, ...others] = stored;
    yield { day, stored: isFirst && first ? [forgotten(first), ...others] : stored };
    isFirst = false;
  }
}

/** Parcels that are stored together: a day has few, a month of a large world too many for memory. */
const together = 1000;

/** Stores a month of parcels, and the numbers that follow on. */
export async function seedParcels(db: Db, counter: Counter, count: number): Promise<void> {
  const propertyId = counter.property.id;
  const last: (typeof parcelNumbers.$inferInsert)[] = [];
  let waiting: ReturnType<typeof oneParcel>[] = [];
  let oldest: NewEvent | undefined;
  const store = async () => {
    const events = waiting.flatMap((one) => one.events);
    oldest ??= events[0];
    await insertAll(
      db,
      parcels,
      waiting.map(({ parcel }) => parcel),
    );
    await insertAll(db, parcelEvents, events);
    waiting = [];
  };
  for (const { day, stored } of monthOfParcels(counter, count)) {
    waiting.push(...stored);
    last.push({ propertyId, day, last: stored.length });
    if (waiting.length >= together) await store();
  }
  await store();
  // The counter has printed a label before.
  if (oldest) await insertAll(db, parcelEvents, [{ ...oldest, id: uuidv7(), action: 'printed' }]);
  await insertAll(db, parcelNumbers, last);
}
