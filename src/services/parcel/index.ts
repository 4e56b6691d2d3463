import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import type { ServiceRequest } from '@/services/kit/caller';
import { mount } from '@/services/kit/mount';
import { Problem } from '@/services/kit/problem';
import { habitsOf } from './carrier-habits';
import { changeHandlers } from './changes';
import { dropHandlers } from './courier-drops';
import { dailyHandlers } from './daily';
import { insertParcels } from './insert';
import { labelsOf } from './labels';
import { listParcels } from './list';
import { pickUpHandlers } from './pick-up';
import { reportHandlers } from './reports';
import type { SettingsOf } from './settings';
import { shelfHandlers } from './shelves';
import { parcelEvents, parcels } from './tables';
import { parcelTabs } from './tabs';
import type { UnitDirectory } from './unit-directory';

export type { ParcelSettings, SettingsOf } from './settings';
export type { UnitDirectory } from './unit-directory';

interface Deps {
  db: NodePgDatabase;
  /** Knows the property's units and their people. */
  units: UnitDirectory;
  settingsOf: SettingsOf;
}

/** Serves parcels: receiving, keeping and handing them over, and what is told of that. */
export const parcelService =
  ({ db, units, settingsOf }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    async function own(request: ServiceRequest, id: string) {
      const [row] = await db
        .select()
        .from(parcels)
        .where(and(eq(parcels.id, id), eq(parcels.propertyId, request.propertyId)));
      if (!row) throw new Problem('NOT_FOUND');
      return row;
    }

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
        return { ...row, events };
      },
      clone: ({ query }, request) => own(request, query.id),
      units: ({ query }, request) => units.search(request.propertyId, query.keywords, 20),
      peopleOfUnit: ({ query }, request) => units.people(request.propertyId, query.unitId),
      insert: insertParcels(db, units),
      labels: labelsOf(db),
    });
    mount(app, parcelChangeEndpoints, changeHandlers(db, settingsOf));
    mount(app, pickUpEndpoints, pickUpHandlers(db, units, settingsOf));
    mount(app, shelfEndpoints, shelfHandlers(db));
    mount(app, intakeEndpoints, {
      ...dropHandlers(db),
      carrierHabits: (_call, { propertyId }) => habitsOf(db, propertyId),
    });
    mount(app, parcelReportEndpoints, {
      ...reportHandlers(db, settingsOf),
      ...dailyHandlers(db),
    });
  };
