import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { bookingSlotHours } from '@/contracts/parcel/parcel';
import { bangkokDay, dayAfter } from '@/services/kit/bangkok-day';
import type { Handlers } from '@/services/kit/mount';
import { invalidField } from '@/services/kit/problem';
import { changeParcel } from './change';
import { handOverParcel, handOverSeveral, undoHandOver } from './hand-over';
import type { SettingsOf } from './settings';

const thaiDay = new Intl.DateTimeFormat('th-TH', { dateStyle: 'medium', timeZone: 'Asia/Bangkok' });
const noBooking = { bookingDate: null, bookingSlot: null };

/** Moves parcels through their states, as the contract's `transitions` allow. */
export const changeHandlers = (
  db: NodePgDatabase,
  settingsOf: SettingsOf,
): Handlers<typeof parcelChangeEndpoints> => ({
  handOver: handOverParcel(db),
  handOverSeveral: handOverSeveral(db),
  undoHandOver: undoHandOver(db),

  cancel: ({ body: { id, type, cancelBy, reasonShort, reason } }, request) => {
    const event = { detail: reasonShort, note: reason };
    const why = { ...event, detail: `${reasonShort} (${cancellerNames[cancelBy]})` };
    return type === 'parcel'
      ? changeParcel(db, request, 'cancel', {
          id,
          set: { reason: reasonShort, problem: null, ...noBooking },
          event: why,
        })
      : changeParcel(db, request, 'cancelBooking', { id, set: noBooking, event: why });
  },

  giveBack: ({ body: { id, name, reason, note, signature, photo } }, request) =>
    changeParcel(db, request, 'giveBack', {
      id,
      set: { reason, problem: null, ...noBooking },
      event: { detail: name, note: [reason, note].filter(Boolean).join(' · '), signature, photo },
    }),

  reportProblem: ({ body: { id, problem, note, photo } }, request) =>
    changeParcel(db, request, 'reportProblem', {
      id,
      set: { problem, reason: note },
      event: { detail: problem, note, photo },
    }),

  cancelProblem: ({ body: { id, note } }, request) =>
    changeParcel(db, request, 'cancelProblem', {
      id,
      set: { problem: null, reason: '' },
      event: { note },
    }),

  setUserStatus: ({ body: { id, status, note } }, request) =>
    changeParcel(db, request, status === 'told' ? 'tell' : 'confirm', { id, event: { note } }),

  book: async ({ body: { id, date, slot, note } }, request) => {
    const today = bangkokDay(new Date());
    const { pickupDaysAhead: days } = await settingsOf(request.propertyId);
    if (date < today) throw invalidField('date', 'pastDay');
    if (date > dayAfter(today, days)) throw invalidField('date', 'tooFar', { days });
    return changeParcel(db, request, 'book', {
      id,
      set: { bookingDate: date, bookingSlot: slot },
      event: {
        detail: `${thaiDay.format(new Date(`${date}T12:00:00+07:00`))} ${bookingSlotHours[slot]}`,
        note,
      },
    });
  },

  prepareBooking: ({ body: { id, note } }, request) =>
    changeParcel(db, request, 'prepareBooking', { id, event: { note } }),
});

const cancellerNames = { resident: 'ผู้พักอาศัย', office: 'นิติบุคคล', carrier: 'ขนส่ง' } as const;
