import texts from '@locales/th/parcels.json';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { parcelReportEndpoints, ReportFilter } from '@/contracts/parcel/reports';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { xlsxFile } from '@/services/kit/files/xlsx';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { found } from '@/services/parcel/listing/found';
import { filterOf } from '@/services/parcel/listing/list';
import { type Order, orderOf, withPlaceIn } from '@/services/parcel/listing/order';
import { countUpTo, keptCount, totalBy } from '@/services/parcel/listing/totals';
import { findByReadings } from '@/services/parcel/readings';
import type { SettingsOf } from '@/services/parcel/settings';
import { parcelEvents, parcels } from '@/services/parcel/tables';
import { aboutEvents, aboutLeaving, aboutParcel, aboutWaiting } from './report-columns';
import { eachEvent, eachLeft, eachParcel } from './report-rows';

type Reports = Omit<Handlers<typeof parcelReportEndpoints>, 'dailyLog' | 'flow' | 'problems'>;

/** No sheet is longer. */
const mostRows = 1_000_000;

/** The reports as .xlsx, of exactly what the filters find. */
export const reportHandlers = (db: NodePgDatabase, settingsOf: SettingsOf): Reports => {
  async function asked(request: ServiceRequest, query: ReportFilter, order?: Order) {
    const { propertyId } = request;
    const filter = await filterOf(settingsOf, propertyId, query);
    return findByReadings(filter, async (read, numbers) => {
      const narrowed = order && withPlaceIn(order);
      const where = and(found(propertyId, read, numbers), narrowed) as SQL;
      const kept = narrowed ? undefined : keptCount(propertyId, read);
      const count = kept ?? countUpTo(where, mostRows);
      return { where, ...(await totalBy(db, count)) };
    });
  }

  const today = () => bangkokDay(new Date());

  /** Parcels with how they left. */
  async function ofLeft(request: ServiceRequest, query: ReportFilter, name: string, order?: Order) {
    const { where, total: count } = await asked(request, query, order);
    const columns = [...aboutParcel, ...aboutLeaving];
    return xlsxFile({ name, columns, rows: { each: eachLeft(db, where, order), count } });
  }

  /** What a list's file is called: what waits, what has a problem, what is late is named so. */
  const nameOf = ({ status, overdue }: ReportFilter) => {
    const part = overdue ? texts.statuses.overdue : status && texts.statuses[status];
    return [texts.report.information, part, today()].filter(Boolean).join(' ');
  };

  return {
    notReceived: async ({ query }, request) => {
      const { where, total: count } = await asked(request, { ...query, status: 'waiting' });
      return xlsxFile({
        name: `${texts.report.notReceived} ${today()}`,
        columns: [...aboutParcel, ...aboutWaiting(new Date())],
        rows: { each: eachParcel(db, where), count },
      });
    },
    receivedOn: ({ query }, request) =>
      ofLeft(request, query, `${texts.report.receivedOn} ${query.receivedOn}`),
    information: ({ body: { sort, ...filter } }, request) =>
      ofLeft(request, filter, nameOf(filter), sort ? orderOf(sort) : undefined),
    tracking: async ({ body }, request) => {
      const { where } = await asked(request, body);
      const [all] = await db
        .select({ n: sql<number>`count(*)`.mapWith(Number) })
        .from(parcelEvents)
        .innerJoin(parcels, eq(parcels.id, parcelEvents.parcelId))
        .where(where);
      return xlsxFile({
        name: `${texts.report.tracking} ${today()}`,
        columns: aboutEvents,
        rows: { each: eachEvent(db, where), count: all?.n ?? 0 },
      });
    },
  };
};
