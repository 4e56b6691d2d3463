import { and, count, eq, inArray } from 'drizzle-orm';
import type { reminderEndpoints } from '@/contracts/parcel/reminders';
import type { Handlers } from '@/services/kit/calls/mount';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { parcels } from '@/services/parcel/tables';
import { notYet, type Reminding, remindIn, waitedFor } from './reminders';
import { parcelLetters, parcelReminders } from './tables';

/**
 * What staff see and do of reminding; `nextAt` says when the timer looks next, `sendLetters` has what is
 * owed sent behind the answer.
 */
export const reminderHandlers = (
  on: Reminding,
  { nextAt, sendLetters }: { nextAt: () => Date; sendLetters: () => void },
): Handlers<typeof reminderEndpoints> => ({
  state: async (_call, { propertyId }) => {
    const day = bangkokDay(new Date());
    const { parcelReminderDays: afterDays } = await on.settingsOf(propertyId);
    const which = waitedFor(day, afterDays);
    const [holiday, [today], [due], [letters]] = await Promise.all([
      on.isHoliday(propertyId, day),
      on.db
        .select({ n: count() })
        .from(parcelReminders)
        .innerJoin(parcels, eq(parcels.id, parcelReminders.parcelId))
        .where(and(eq(parcels.propertyId, propertyId), eq(parcelReminders.day, day))),
      on.db.select({ n: count() }).from(parcels).where(notYet({ propertyId, day, which })),
      on.db
        .select({ all: count(), failed: count(parcelLetters.failedAt) })
        .from(parcelLetters)
        .where(and(eq(parcelLetters.propertyId, propertyId), eq(parcelLetters.day, day))),
    ]);
    const { all, failed } = letters ?? { all: 0, failed: 0 };
    return {
      ...{ afterDays, holiday, nextAt: nextAt().toISOString() },
      ...{ today: today?.n ?? 0, due: due?.n ?? 0 },
      letters: { waiting: all - failed, failed },
    };
  },

  remind: async ({ body: { ids } }, request) => {
    const { propertyId } = request;
    const day = bangkokDay(new Date());
    const { parcelReminderDays } = await on.settingsOf(propertyId);
    const which = ids ? inArray(parcels.id, ids) : waitedFor(day, parcelReminderDays);
    const reminded = await remindIn(on, { propertyId, day, which, request });
    if (reminded > 0) {
      request.changed('parcels');
      sendLetters();
    }
    return { reminded };
  },
});
