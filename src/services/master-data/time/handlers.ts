import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { time as feature } from '@/contracts/features/property/time';
import {
  type OfficeDay,
  type PropertyTime,
  type timeEndpoints,
  timeSheetMost,
  weekdays,
} from '@/contracts/master-data/time';
import { writeHours } from '@/contracts/parcel/booking-slots';
import type { Handlers } from '@/services/kit/calls/mount';
import { oneFile } from '@/services/kit/calls/one-file';
import { changedFields } from '@/services/kit/records/audit';
import { changeOne } from '@/services/master-data/change-one';
import { timeOf, usualTime } from './property-time';
import { lookAtSheet } from './sheet';
import { propertyTimes } from './tables';
import { timeTemplate } from './template';

const hoursIn = ({ opens, closes }: OfficeDay) => (opens ? `${opens}–${closes}` : '');

/** As the audit log's readers know them: a line for each weekday, the slots by their hours. */
const readable = ({
  officeHours,
  bookingSlots,
}: Pick<PropertyTime, 'officeHours' | 'bookingSlots'>) => ({
  ...Object.fromEntries(weekdays.map((day) => [`officeHours.${day}`, hoursIn(officeHours[day])])),
  bookingSlots: bookingSlots.map(writeHours).join(', '),
});

/** Serves the week and the slots of the property that the caller is in. */
export const timeHandlers = (db: NodePgDatabase): Handlers<typeof timeEndpoints> => ({
  get: (_call, { propertyId }) => timeOf(db, propertyId),

  template: async (_call, { propertyId }) => timeTemplate(await timeOf(db, propertyId)),

  look: async ({ files }, { propertyId, caller }) => {
    const file = await oneFile(files, timeSheetMost.megabytes);
    return lookAtSheet({ ...file, by: caller.accountId }, await timeOf(db, propertyId));
  },

  update: async ({ body: { version, ...fields } }, request) => {
    const { propertyId } = request;
    await changeOne(db, request, propertyTimes, {
      version,
      fields,
      usual: async () => usualTime(),
      line: (before) => ({
        ...{ action: 'edit', entity: 'time', entityId: propertyId, title: feature.names.th },
        changes: changedFields(readable(before), readable(fields)),
      }),
    });
    // Its hours stand on those screens too.
    for (const feature of ['time', 'property-settings', 'parcels'] as const) {
      request.changed(feature);
    }
    return timeOf(db, propertyId);
  },
});
