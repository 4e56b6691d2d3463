import { asc, count, desc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { parcelFilter } from '@/contracts/parcel/parcel';
import { counting, figureOf, mostRows, shownTable } from '@/services/kit/reports/figures';
import { ofFeature } from '@/services/kit/reports/of-feature';
import type { Days, ReportFigure, ReportMaker, ReportTable } from '@/services/kit/reports/report';
import { daysSince } from '@/services/kit/text/bangkok-day';
import { found } from '@/services/parcel/listing/found';
import { filterOf } from '@/services/parcel/listing/list';
import { waitingByDay } from '@/services/parcel/listing/tabs';
import { countUpTo, keptCount, totalBy } from '@/services/parcel/listing/totals';
import type { SettingsOf } from '@/services/parcel/settings';
import { parcels } from '@/services/parcel/tables';
import { waitingFigures } from '@/services/parcel/waiting';
import { flowByDay } from './daily';

interface Deps {
  db: NodePgDatabase;
  settingsOf: SettingsOf;
}

const page = '/parcels';
const unlimited = 1_000_000;
const received = ({ from, to }: Days) => ({ receivedFrom: from, receivedTo: to });

/** The flow's own screens: a day is looked at line by line. */
const flowPage = ({ from, to }: Days): Pick<ReportFigure, 'page' | 'query'> =>
  from === to
    ? { page: '/parcels/reports/daily', query: { day: from } }
    : { page: '/parcels/reports', query: {} };

/** What came in and went out, and what waits for how long. */
export function parcelReports({ db, settingsOf }: Deps): ReportMaker[] {
  const total = (propertyId: string) =>
    counting(page, parcelFilter, async ({ page: _, limit: __, sort: ___, ...asked }) => {
      const filter = await filterOf(settingsOf, propertyId, asked);
      const where = found(propertyId, filter, 'whole');
      const kept = keptCount(propertyId, filter) ?? countUpTo(where, unlimited);
      return (await totalBy(db, kept)).total;
    });

  /** Those that came first, the longest wait first. */
  const oldest = (propertyId: string) =>
    db
      .select({
        ...{ unit: parcels.unitNumber, code: parcels.docCode, recipient: parcels.recipientName },
        receivedAt: parcels.receivedAt,
      })
      .from(parcels)
      .where(found(propertyId, { status: 'waiting' }, 'whole'))
      .orderBy(asc(parcels.receivedAt), asc(parcels.docCode))
      .limit(mostRows);

  const byCarrier = (propertyId: string, days: Days) =>
    db
      .select({ carrier: parcels.carrier, n: count() })
      .from(parcels)
      .where(found(propertyId, received(days), 'whole'))
      .groupBy(parcels.carrier)
      .orderBy(desc(count()), asc(parcels.carrier));

  const parcelsMaker = ofFeature(db, {
    ...{ kind: 'parcels', needs: 'parcels:view', feature: 'parcels' },
    read: async (propertyId, span, asked) => {
      const of = total(propertyId);
      const [came, flow, before, byDay, settings, rows, carriers] = await Promise.all([
        of('in', received(span), { before: received(span.before) }),
        flowByDay(db, propertyId, span),
        flowByDay(db, propertyId, span.before),
        waitingByDay(db, propertyId),
        settingsOf(propertyId),
        oldest(propertyId),
        span.from === span.to ? [] : byCarrier(propertyId, span),
      ]);
      const { waiting, late, ages } = waitingFigures(byDay, settings.parcelUnclaimedDays);
      const left = (days: typeof flow) => days.reduce((all, { out }) => all + out, 0);
      const went = flowPage(span);
      const now = new Date();
      const many: ReportTable[] =
        span.from === span.to
          ? []
          : [
              {
                key: 'byDay',
                columns: [
                  { key: 'day', unit: 'day' },
                  { key: 'in', unit: 'count' },
                  { key: 'out', unit: 'count' },
                ],
                rows: flow.map((one) => [one.day, one.in, one.out]),
              },
              {
                key: 'byCarrier',
                columns: [
                  { key: 'carrier', unit: 'text' },
                  { key: 'in', unit: 'count' },
                ],
                rows: carriers.map(({ carrier, n }) => [carrier, n]),
              },
            ];
      const tables: ReportTable[] = [
        {
          key: 'ages',
          columns: [
            { key: 'waitedDays', unit: 'text' },
            { key: 'n', unit: 'count' },
          ],
          rows: ages.map(({ from, to, n }) => [
            to === null ? `${from}+` : to === from ? `${from}` : `${from}–${to}`,
            n,
          ]),
        },
        {
          key: 'oldest',
          columns: [
            { key: 'unit', unit: 'text' },
            { key: 'code', unit: 'text' },
            { key: 'days', unit: 'count' },
            { key: 'recipient', unit: 'text', personal: true },
          ],
          rows: rows.map(({ unit, code, receivedAt, recipient }) => [
            ...[unit, code, daysSince(new Date(receivedAt), now), recipient],
          ]),
        },
        ...many,
      ];
      return {
        figures: [
          came,
          figureOf(['out', 'count', left(flow), left(before)], went.page, went.query, 'more'),
          figureOf(['waiting', 'count', waiting.n, null], page, waiting.query, 'less'),
          figureOf(['late', 'count', late.n, null], page, late.query, 'less'),
        ],
        tables: tables.map((table) => shownTable(table, asked)),
      };
    },
  });
  return [parcelsMaker];
}
