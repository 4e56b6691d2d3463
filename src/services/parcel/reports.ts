import texts from '@locales/th/parcels.json';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { parcelReportEndpoints, ReportFilter } from '@/contracts/parcel/reports';
import { bangkokDay } from '@/services/kit/bangkok-day';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Handlers } from '@/services/kit/mount';
import { type XlsxColumn, xlsxFile } from '@/services/kit/xlsx';
import type { ParcelRow } from './change';
import { found, namesNumbers } from './found';
import { filterOf } from './list';
import type { SettingsOf } from './settings';
import { parcelEvents, parcels } from './tables';
import { countUpTo, keptTotal } from './totals';

type Reports = Omit<Handlers<typeof parcelReportEndpoints>, 'dailyLog' | 'flow' | 'problems'>;
type EventRow = typeof parcelEvents.$inferSelect;

const batch = 1000;
/** No sheet is longer. */
const mostRows = 1_000_000;

const aboutParcel: XlsxColumn<ParcelRow>[] = [
  { title: texts.code, width: 18, value: (row) => row.docCode },
  { title: texts.unit, width: 14, value: (row) => row.unitNumber },
  { title: texts.recipient, width: 26, value: (row) => row.recipientName },
  { title: texts.carrier, width: 18, value: (row) => texts.carriers[row.carrier] },
  { title: texts.tracking, width: 22, value: (row) => row.parcelCode },
  { title: texts.kind, width: 14, value: (row) => texts.kinds[row.kind] },
  { title: texts.status, width: 14, value: (row) => texts.statuses[row.status] },
  { title: texts.report.shelf, width: 10, value: (row) => row.shelf },
  { title: texts.receivedAt, width: 18, kind: 'instant', value: (row) => row.receivedAt },
  { title: texts.detail.receivedBy, width: 22, value: (row) => row.receivedBy },
];

const aboutLeaving: XlsxColumn<ParcelRow>[] = [
  {
    title: texts.detail.handedOverAt,
    width: 18,
    kind: 'instant',
    value: (row) => row.handedOverAt,
  },
  { title: texts.detail.handedOverTo, width: 24, value: (row) => row.handedOverTo },
  { title: texts.detail.handedOverBy, width: 22, value: (row) => row.handedOverBy },
  { title: texts.report.reason, width: 26, value: (row) => row.reason },
  { title: texts.note, width: 30, value: (row) => row.note },
];

const dayMs = 86_400_000;
const aboutWaiting: XlsxColumn<ParcelRow>[] = [
  {
    title: texts.report.days,
    width: 10,
    value: (row) => Math.floor((Date.now() - Date.parse(row.receivedAt)) / dayMs),
  },
  { title: texts.note, width: 30, value: (row) => row.note },
];

interface Line {
  parcel: ParcelRow;
  event: EventRow;
}

const actionName = (action: EventRow['action']) =>
  texts.detail.events[action].replace(/:?\s*\{\{detail\}\}/, '');

const aboutEvents: XlsxColumn<Line>[] = [
  { title: texts.code, width: 18, value: ({ parcel }) => parcel.docCode },
  { title: texts.tracking, width: 22, value: ({ parcel }) => parcel.parcelCode },
  { title: texts.unit, width: 14, value: ({ parcel }) => parcel.unitNumber },
  { title: texts.recipient, width: 26, value: ({ parcel }) => parcel.recipientName },
  { title: texts.report.at, width: 18, kind: 'instant', value: ({ event }) => event.at },
  { title: texts.report.action, width: 22, value: ({ event }) => actionName(event.action) },
  { title: texts.report.detail, width: 26, value: ({ event }) => event.detail },
  { title: texts.report.by, width: 22, value: ({ event }) => event.by },
  { title: texts.note, width: 30, value: ({ event }) => event.note },
  { title: texts.report.ip, width: 18, value: ({ event }) => event.ip },
];

/** Reads the parcels a thousand at a time, the oldest first, and holds no transaction meanwhile. */
async function* batches(db: NodePgDatabase, where: SQL): AsyncGenerator<ParcelRow[]> {
  let last: ParcelRow | undefined;
  for (;;) {
    const after = last
      ? sql`(${parcels.receivedAt}, ${parcels.docCode}) > (${last.receivedAt}::timestamptz, ${last.docCode})`
      : undefined;
    const rows = await db
      .select()
      .from(parcels)
      .where(and(where, after))
      .orderBy(asc(parcels.receivedAt), asc(parcels.docCode))
      .limit(batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}

async function* each(db: NodePgDatabase, where: SQL): AsyncGenerator<ParcelRow> {
  for await (const rows of batches(db, where)) yield* rows;
}

/** Each parcel's events after one another. */
async function* eachEvent(db: NodePgDatabase, where: SQL): AsyncGenerator<Line> {
  for await (const rows of batches(db, where)) {
    const ids = rows.map(({ id }) => id);
    const events = await db
      .select()
      .from(parcelEvents)
      .where(inArray(parcelEvents.parcelId, ids))
      .orderBy(asc(parcelEvents.at), asc(parcelEvents.id));
    const byParcel = new Map<string, EventRow[]>(ids.map((id) => [id, []]));
    for (const event of events) byParcel.get(event.parcelId)?.push(event);
    for (const parcel of rows) {
      for (const event of byParcel.get(parcel.id) ?? []) yield { parcel, event };
    }
  }
}

/** The reports as .xlsx, of exactly what the filters find. */
export const reportHandlers = (db: NodePgDatabase, settingsOf: SettingsOf): Reports => {
  async function asked(request: ServiceRequest, query: ReportFilter) {
    const { propertyId } = request;
    const filter = await filterOf(settingsOf, propertyId, query);
    const whole = found(propertyId, filter, 'whole');
    const kept = await keptTotal(db, propertyId, filter);
    const total = kept ?? (await countUpTo(db, whole, mostRows));
    if (total.total > 0 || !namesNumbers(filter)) return { where: whole, rowCount: total.total };
    const where = found(propertyId, filter, 'parts');
    return { where, rowCount: (await countUpTo(db, where, mostRows)).total };
  }

  async function ofParcels(
    request: ServiceRequest,
    query: ReportFilter,
    name: string,
    columns: XlsxColumn<ParcelRow>[],
  ) {
    const { where, rowCount } = await asked(request, query);
    return xlsxFile({ name, columns, rows: each(db, where), rowCount });
  }

  const today = () => bangkokDay(new Date());
  return {
    notReceived: ({ query }, request) =>
      ofParcels(
        request,
        { ...query, status: 'waiting' },
        `${texts.report.notReceived} ${today()}`,
        [...aboutParcel, ...aboutWaiting],
      ),
    receivedOn: ({ query }, request) =>
      ofParcels(request, query, `${texts.report.receivedOn} ${query.receivedOn}`, [
        ...aboutParcel,
        ...aboutLeaving,
      ]),
    information: ({ body }, request) =>
      ofParcels(request, body, `${texts.report.information} ${today()}`, [
        ...aboutParcel,
        ...aboutLeaving,
      ]),
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
        rows: eachEvent(db, where),
        rowCount: all?.n ?? 0,
      });
    },
  };
};
