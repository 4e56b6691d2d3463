import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { writeHours } from '@/contracts/parcel/booking-slots';
import type { parcelChangeEndpoints, Said } from '@/contracts/parcel/changes';
import { transitions } from '@/contracts/parcel/states';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import type { SettingsOf } from '@/services/parcel/settings';
import type { UnitDirectory } from '@/services/parcel/unit-directory';
import { changeParcel, changeSeveral } from './change';
import { changeEffects as effects } from './change-effects';
import { handOverParcel, handOverSeveral } from './hand-over';
import { readdressParcel } from './readdress';

/** Moves parcels through their states, as the contract's `transitions` allow. */
export const changeHandlers = (
  db: NodePgDatabase,
  units: UnitDirectory,
  settingsOf: SettingsOf,
): Handlers<typeof parcelChangeEndpoints> => {
  /** An appointment that the property takes, with the hours that its slot has there now. */
  async function bookable<S extends Pick<Said<'book'>, 'date' | 'slot'>>(
    said: S,
    { propertyId }: ServiceRequest,
  ) {
    const today = bangkokDay(new Date());
    const { pickupDaysAhead: days, bookingSlots } = await settingsOf(propertyId);
    if (said.date < today) throw invalidField('date', 'pastDay');
    if (said.date > dayAfter(today, days)) throw invalidField('date', 'tooFar', { days });
    const slot = bookingSlots.find((one) => one.slot === said.slot);
    if (!slot) throw invalidField('slot', 'invalid');
    return { ...said, hours: writeHours(slot) };
  }

  return {
    handOver: handOverParcel(db),
    handOverSeveral: handOverSeveral(db),

    changeMany: async ({ body: { change: name, ids, ...answers } }, request) => {
      request.require(transitions[name].needs);
      // The contract saw to it that all is said which this change asks.
      const said = answers as Said;
      const effect = effects[name](name === 'book' ? await bookable(said, request) : said);
      return changeSeveral(
        db,
        request,
        name,
        ids.map((id) => ({ id, ...effect })),
      );
    },

    undoHandOver: ({ body: { id, ...said } }, request) =>
      changeParcel(db, request, 'undoHandOver', { id, ...effects.undoHandOver(said) }),

    cancel: ({ body: { id, type, reason: note, ...said } }, request) => {
      const name = type === 'parcel' ? 'cancel' : 'cancelBooking';
      return changeParcel(db, request, name, { id, ...effects[name]({ ...said, note }) });
    },

    giveBack: ({ body: { id, signature, photo, ...said } }, request) => {
      const { set, event } = effects.giveBack(said);
      return changeParcel(db, request, 'giveBack', {
        id,
        set,
        event: { ...event, signature, photo },
      });
    },

    reportProblem: ({ body: { id, photo, ...said } }, request) => {
      const { set, event } = effects.reportProblem(said);
      return changeParcel(db, request, 'reportProblem', { id, set, event: { ...event, photo } });
    },

    cancelProblem: ({ body: { id, ...said } }, request) =>
      changeParcel(db, request, 'cancelProblem', { id, ...effects.cancelProblem(said) }),

    readdress: readdressParcel(db, units),

    setUserStatus: ({ body: { id, status, ...said } }, request) => {
      const name = status === 'told' ? 'tell' : 'confirm';
      return changeParcel(db, request, name, { id, ...effects[name](said) });
    },

    book: async ({ body: { id, ...said } }, request) => {
      const booked = await bookable(said, request);
      return changeParcel(db, request, 'book', { id, ...effects.book(booked) });
    },

    prepareBooking: ({ body: { id, ...said } }, request) =>
      changeParcel(db, request, 'prepareBooking', { id, ...effects.prepareBooking(said) }),
  };
};
