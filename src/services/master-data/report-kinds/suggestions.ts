import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { writeSpan } from '@/contracts/kit/fields/day-span';
import { suggestionFilter } from '@/contracts/master-data/suggestions/suggestion';
import { counting, figureOf, mostRows, shownTable } from '@/services/kit/reports/figures';
import { ofFeature } from '@/services/kit/reports/of-feature';
import type { Days, ReportMaker, ReportTable } from '@/services/kit/reports/report';
import { bangkokDayRange, daysSince } from '@/services/kit/text/bangkok-day';
import { firstAnswer, openZones } from '@/services/master-data/board/suggestions';
import { foundSuggestions } from '@/services/master-data/suggestions/handlers';
import { suggestions } from '@/services/master-data/suggestions/tables';

const page = '/suggestion';
const instants = ({ from, to }: Days) =>
  [bangkokDayRange(from)[0], bangkokDayRange(to)[1]] as const;

/** What residents told the office, how soon it answered, and what is late. */
export const suggestionReport = (db: NodePgDatabase): ReportMaker =>
  ofFeature(db, {
    ...{ kind: 'suggestions', needs: 'suggestions:view', feature: 'suggestions' },
    read: async (propertyId, span, asked) => {
      const own = eq(suggestions.propertyId, propertyId);
      const total = counting(page, suggestionFilter, (filter) =>
        db.$count(suggestions, and(own, foundSuggestions(filter))),
      );
      const [days, before] = [writeSpan(span), writeSpan(span.before)];
      const [created, answered, done, open, late, answer, answerBefore, zones, rows] =
        await Promise.all([
          total('created', { created: days }, { before: { created: before } }),
          total('answered', { answered: days }, { before: { answered: before }, good: 'more' }),
          total('done', { done: days }, { before: { done: before }, good: 'more' }),
          total('open', { open: 'true' }, { good: 'less' }),
          total('late', { late: 'true' }, { good: 'less' }),
          firstAnswer(db, propertyId, instants(span)),
          firstAnswer(db, propertyId, instants(span.before)),
          openZones(db, propertyId),
          db
            .select()
            .from(suggestions)
            .where(and(own, foundSuggestions({ late: true })))
            .orderBy(asc(suggestions.dueAt), asc(suggestions.number))
            .limit(mostRows),
        ]);
      const now = new Date();
      const tables: ReportTable[] = [
        {
          key: 'zones',
          columns: [
            { key: 'zone', unit: 'text' },
            { key: 'open', unit: 'count' },
            { key: 'late', unit: 'count' },
          ],
          rows: zones.sort((a, b) => b.n - a.n).map(({ zone, n, late }) => [zone, n, late]),
        },
        {
          key: 'late',
          columns: [
            { key: 'number', unit: 'number' },
            { key: 'zone', unit: 'text' },
            { key: 'daysLate', unit: 'count' },
            { key: 'unit', unit: 'text', personal: true },
          ],
          rows: rows.map(({ number, zone, dueAt, unitNumber }) => [
            ...[number, zone, daysSince(new Date(dueAt), now), unitNumber],
          ]),
        },
      ];
      return {
        figures: [
          ...[created, answered, done, open, late],
          figureOf(
            ['firstAnswer', 'minutes', answer, answerBefore],
            ...([page, { created: days }, 'less'] as const),
          ),
        ],
        tables: tables.map((table) => shownTable(table, asked)),
      };
    },
  });
