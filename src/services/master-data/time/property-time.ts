import { eq } from 'drizzle-orm';
import type { PropertyTime } from '@/contracts/master-data/time';
import { usualSlots } from '@/contracts/parcel/booking-slots';
import type { Db } from '@/services/kit/database/db';
import { propertyTimes } from './tables';

const open = { opens: '08:30', closes: '17:30' };
const closed = { opens: '', closes: '' };

/** What counts until somebody says otherwise. */
export const usualTime = () => ({
  officeHours: {
    ...{ mon: open, tue: open, wed: open, thu: open, fri: open },
    ...{ sat: closed, sun: closed },
  },
  bookingSlots: [...usualSlots],
});

/** A property's week and slots, the usual ones where none were saved. */
export async function timeOf(db: Db, propertyId: string): Promise<PropertyTime> {
  const [saved] = await db
    .select()
    .from(propertyTimes)
    .where(eq(propertyTimes.propertyId, propertyId));
  return saved ?? { ...usualTime(), version: 0, updatedAt: null, updatedBy: '' };
}
