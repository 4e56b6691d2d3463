import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { otherLayout } from '@/contracts/kit/text/thai-layout';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { reminderEndpoints } from '@/contracts/parcel/reminders';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { mount } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { everySoOften } from '@/services/kit/every-so-often';
import { isDaytime, nextDaytime } from '@/services/kit/text/bangkok-day';
import { changeHandlers } from '@/services/parcel/changes/changes';
import { pickUpHandlers } from '@/services/parcel/changes/pick-up';
import { habitsOf } from '@/services/parcel/intake/carrier-habits';
import { dropHandlers } from '@/services/parcel/intake/courier-drops';
import { insertParcels } from '@/services/parcel/intake/insert';
import { labelsOf, labelsPrinted } from '@/services/parcel/listing/labels';
import { listParcels } from '@/services/parcel/listing/list';
import { parcelTabs } from '@/services/parcel/listing/tabs';
import { waitingUnits } from '@/services/parcel/listing/waiting-units';
import { type Sending, sendOwedLetters } from '@/services/parcel/reminders/owed-letters';
import { reminderHandlers } from '@/services/parcel/reminders/reminder-handlers';
import { type Reminding, remindOfParcels } from '@/services/parcel/reminders/reminders';
import { dailyHandlers } from '@/services/parcel/reports/daily';
import { reportHandlers } from '@/services/parcel/reports/reports';
import { shelfHandlers } from '@/services/parcel/shelf/shelves';
import { parcelReferences } from './references';
import { parcelEvents, parcels } from './tables';
import type { UnitDirectory } from './unit-directory';

export { parcelHome } from './board';
export { parcelHoldings, parcelNamings } from './personal';
export { parcelsLateOf } from './reports/late';
export { parcelReports } from './reports/report-maker';
export { parcelTakings } from './retention';
export type { ParcelSettings, SettingsOf } from './settings';
export { parcelStart } from './start';
export type { UnitDirectory } from './unit-directory';

interface Deps extends Reminding, Sending {
  /** Knows the property's units and their people. */
  units: UnitDirectory;
  /** How often it is looked for residents to be reminded. */
  remindEveryMs: number;
  /** How often it is looked for letters that are owed. */
  sendLettersEveryMs: number;
}

/** Serves parcels: receiving, keeping and handing them over, and what is told of that. */
export const parcelService =
  ({ units, remindEveryMs, sendLettersEveryMs, post, ...reminding }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const { db, settingsOf } = reminding;
    async function own(request: ServiceRequest, id: string) {
      const [row] = await db
        .select()
        .from(parcels)
        .where(and(eq(parcels.id, id), eq(parcels.propertyId, request.propertyId)));
      if (!row) throw new Problem('NOT_FOUND');
      return row;
    }

    app.references.serve(parcelReferences);
    mount(app, parcelEndpoints, {
      tabs: parcelTabs(db, settingsOf),
      list: listParcels(db, settingsOf),
      detail: async ({ query }, request) => {
        const row = await own(request, query.id);
        const events = await db
          .select()
          .from(parcelEvents)
          .where(eq(parcelEvents.parcelId, row.id))
          .orderBy(asc(parcelEvents.at), asc(parcelEvents.id));
        // Whoever may not see the property's people is not told their numbers here either.
        const people = request.caller.permissions.has('customers:view')
          ? await units.people(row.propertyId, row.unitId)
          : [];
        const recipient = people.find(({ name }) => name === row.recipientName);
        return { ...row, events, recipientPhone: recipient?.phone ?? '' };
      },
      clone: ({ query }, request) => own(request, query.id),
      units: async ({ query: { keywords, anyLayout } }, { propertyId }) => {
        const typed = await units.search(propertyId, keywords, 20);
        if (typed.length > 0 || !anyLayout) return typed;
        return units.search(propertyId, otherLayout(keywords), 20);
      },
      waitingUnits: waitingUnits(db, units),
      peopleOfUnit: ({ query }, request) => units.people(request.propertyId, query.unitId),
      insert: insertParcels(db, units),
      labels: labelsOf(db),
      labelsPrinted: labelsPrinted(db),
    });
    mount(app, parcelChangeEndpoints, changeHandlers(db, units, settingsOf));
    mount(app, pickUpEndpoints, pickUpHandlers(db, units, settingsOf));
    mount(app, shelfEndpoints, shelfHandlers(db));
    mount(app, intakeEndpoints, {
      ...dropHandlers(db),
      carrierHabits: (_call, { propertyId }) => habitsOf(db, propertyId),
    });
    mount(app, parcelReportEndpoints, {
      ...reportHandlers(db, settingsOf),
      ...dailyHandlers(db, settingsOf),
    });

    const letters = everySoOften(
      sendLettersEveryMs,
      () => sendOwedLetters({ db, post }),
      (error) => app.log.warn({ err: error }, 'letters that are owed were not sent'),
    );
    const startedAt = Date.now();
    const roundsSince = () => Math.floor((Date.now() - startedAt) / remindEveryMs);
    const nextAt = () => nextDaytime(new Date(startedAt + (roundsSince() + 1) * remindEveryMs));
    mount(
      app,
      reminderEndpoints,
      reminderHandlers(reminding, { nextAt, sendLetters: letters.soon }),
    );
    const timer = everySoOften(
      remindEveryMs,
      async () => {
        const now = new Date();
        if (isDaytime(now) && (await remindOfParcels(reminding, now)) > 0) letters.soon();
      },
      (error) => app.log.warn({ err: error }, 'residents were not reminded of parcels'),
    );
    app.addHook('onClose', async () => {
      await timer.stop();
      await letters.stop();
    });
  };
