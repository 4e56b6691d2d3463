import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelStatuses } from '@/contracts/parcel/parcel';
import { mount } from '@/services/kit/mount';
import { Problem } from '@/services/kit/problem';
import { handOverParcel } from './hand-over';
import { insertParcels } from './insert';
import { labelsOf } from './labels';
import { listParcels } from './list';
import { parcelCounts, parcelEvents, parcels } from './tables';
import type { UnitDirectory } from './unit-directory';

export type { UnitDirectory } from './unit-directory';

/** Serves the parcel endpoints; `units` knows the property's units and their people. */
export const parcelService =
  ({ db, units }: { db: NodePgDatabase; units: UnitDirectory }) =>
  async (app: FastifyInstance): Promise<void> => {
    mount(app, parcelEndpoints, {
      tabs: async (_call, request) => {
        const rows = await db
          .select()
          .from(parcelCounts)
          .where(eq(parcelCounts.propertyId, request.propertyId));
        return parcelStatuses.map((status) => ({
          status,
          count: rows.find((row) => row.status === status)?.n ?? 0,
        }));
      },
      list: listParcels(db),
      detail: async ({ query }, request) => {
        const [row] = await db
          .select()
          .from(parcels)
          .where(and(eq(parcels.id, query.id), eq(parcels.propertyId, request.propertyId)));
        if (!row) throw new Problem('NOT_FOUND');
        const events = await db
          .select()
          .from(parcelEvents)
          .where(eq(parcelEvents.parcelId, row.id))
          .orderBy(asc(parcelEvents.at), asc(parcelEvents.id));
        return { ...row, events };
      },
      units: ({ query }, request) => units.search(request.propertyId, query.keywords, 20),
      peopleOfUnit: ({ query }, request) => units.people(request.propertyId, query.unitId),
      insert: insertParcels(db, units),
      handOver: handOverParcel(db),
      labels: labelsOf(db),
    });
  };
