import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Faring } from '@/contracts/master-data/property-board';
import { figureOf } from '@/services/kit/reports/figures';
import type { ReportMaker } from '@/services/kit/reports/report';
import { bangkokDayRange } from '@/services/kit/text/bangkok-day';
import { lastMonths } from '@/services/master-data/billing/books/last-months';
import { rateOf } from '@/services/master-data/billing/books/months';
import { type FaringDeps, faringOf } from '@/services/master-data/board/properties';

/** The main admin's first screen has the table of all properties. */
const page = '/';

type Summed = 'parcelsLate' | 'suggestionsLate' | 'membersWaiting' | 'overdue' | 'staff';

/** How the properties fare beside each other; of the platform alone. */
export const platformReport = (db: NodePgDatabase, deps: FaringDeps): ReportMaker => ({
  ...{ kind: 'platform', needs: 'properties:view' },
  read: async (propertyId, span) => {
    if (propertyId !== null) return { figures: [], tables: [] };
    const [since] = bangkokDayRange(span.from);
    const [rows, months] = await Promise.all([faringOf(db, deps, since), lastMonths(db)]);
    const sum = (name: Summed) =>
      rows.reduce((all: number, row: Faring) => all + (row[name] ?? 0), 0);
    const last = rows.flatMap(({ id }) => months.get(id) ?? []);
    const rate = rateOf({
      invoiced: last.reduce((all, { invoiced }) => all + invoiced, 0),
      collected: last.reduce((all, { collected }) => all + collected, 0),
    });
    const counted = (key: Summed, good: 'more' | 'less') =>
      figureOf([key, 'count', sum(key), null], page, {}, good);
    return {
      figures: [
        figureOf(['properties', 'count', rows.length, null], page),
        counted('parcelsLate', 'less'),
        counted('suggestionsLate', 'less'),
        counted('membersWaiting', 'less'),
        figureOf(['overdue', 'satang', sum('overdue'), null], page, {}, 'less'),
        figureOf(['rate', 'share', rate, null], page, {}, 'more'),
        counted('staff', 'more'),
      ],
      tables: [
        {
          key: 'properties',
          columns: [
            { key: 'property', unit: 'text' },
            { key: 'parcelsLate', unit: 'count' },
            { key: 'suggestionsLate', unit: 'count' },
            { key: 'membersWaiting', unit: 'count' },
            { key: 'overdue', unit: 'satang' },
            { key: 'rate', unit: 'share' },
            { key: 'staff', unit: 'count' },
          ],
          rows: rows.map((row) => [
            ...[row.nameTh, row.parcelsLate, row.suggestionsLate, row.membersWaiting],
            ...[row.overdue, row.rate, row.staff],
          ]),
        },
      ],
    };
  },
});
