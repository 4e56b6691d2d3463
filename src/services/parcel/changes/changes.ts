import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { parcelChangeEndpoints, Said } from '@/contracts/parcel/changes';
import { transitions } from '@/contracts/parcel/states';
import { bangkokDay, dayAfter } from '@/services/kit/bangkok-day';
import type { Handlers } from '@/services/kit/mount';
import { invalidField } from '@/services/kit/problem';
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
  async function checkDay(date: string, propertyId: string) {
    const today = bangkokDay(new Date());
    const { pickupDaysAhead: days } = await settingsOf(propertyId);
    if (date < today) throw invalidField('date', 'pastDay');
    if (date > dayAfter(today, days)) throw invalidField('date', 'tooFar', { days });
  }

  return {
    handOver: handOverParcel(db),
    handOverSeveral: handOverSeveral(db),

    changeMany: async ({ body: { change: name, ids, ...answers } }, request) => {
      request.require(transitions[name].needs);
      // The contract saw to it that all is said which this change asks.
      const said = answers as Said;
      if (name === 'book') await checkDay(said.date, request.propertyId);
      const effect = effects[name](said);
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
      await checkDay(said.date, request.propertyId);
      return changeParcel(db, request, 'book', { id, ...effects.book(said) });
    },

    prepareBooking: ({ body: { id, ...said } }, request) =>
      changeParcel(db, request, 'prepareBooking', { id, ...effects.prepareBooking(said) }),
  };
};
