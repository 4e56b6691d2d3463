import { and, asc, count, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { zones } from '@/contracts/master-data/suggestions/suggestion';
import { openStatuses } from '@/contracts/master-data/suggestions/suggestion-state';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { firstOf } from '@/services/kit/database/first-of';
import { isLate } from '@/services/master-data/suggestions/read';
import { suggestionMessages, suggestions } from '@/services/master-data/suggestions/tables';

const page = '/suggestion';
const weekMs = 7 * 86_400_000;

const ofPlace = (propertyId: string) => eq(suggestions.propertyId, propertyId);

/** Minutes until the office first said something, by the median of those that were told in a stretch; null without any. */
export async function firstAnswer(
  db: NodePgDatabase,
  propertyId: string,
  [from, until]: readonly [from: string, until: string],
): Promise<number | null> {
  const said = db
    .select({
      minutes:
        sql`extract(epoch from min(${suggestionMessages.at}) - ${suggestions.createdAt}) / 60`
          .mapWith(Number)
          .as('minutes'),
    })
    .from(suggestions)
    .innerJoin(suggestionMessages, eq(suggestionMessages.suggestionId, suggestions.id))
    .where(
      and(
        ofPlace(propertyId),
        eq(suggestionMessages.kind, 'reply'),
        gte(suggestions.createdAt, from),
        lt(suggestions.createdAt, until),
      ),
    )
    .groupBy(suggestions.id)
    .as('said');
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${said.minutes})`,
    })
    .from(said);
  return row?.median == null ? null : Math.round(Number(row.median));
}

/** How many are open and late in each zone that has any. */
export const openZones = (db: NodePgDatabase, propertyId: string) =>
  db
    .select({
      zone: suggestions.zone,
      n: count(),
      late: sql`count(*) filter (where ${isLate})`.mapWith(Number),
    })
    .from(suggestions)
    .where(and(ofPlace(propertyId), inArray(suggestions.status, openStatuses)))
    .groupBy(suggestions.zone);

const weekUntil = (until: number) =>
  [new Date(until - weekMs).toISOString(), new Date(until).toISOString()] as const;

/** How much was told and how much was settled in the last seven days, and in the seven before. */
async function ofWeeks(db: NodePgDatabase, propertyId: string, now: number) {
  const [since, before] = [1, 2].map((weeks) => new Date(now - weeks * weekMs).toISOString());
  const { createdAt, doneAt } = suggestions;
  const counted = (
    at: typeof createdAt | typeof doneAt,
    from: typeof since,
    until?: typeof since,
  ) =>
    sql`count(*) filter (where ${at} >= ${from} ${until ? sql`and ${at} < ${until}` : sql``})`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      told: counted(createdAt, since),
      toldBefore: counted(createdAt, before, since),
      settled: counted(doneAt, since),
      settledBefore: counted(doneAt, before, since),
    })
    .from(suggestions)
    .where(
      and(ofPlace(propertyId), or(sql`${createdAt} >= ${before}`, sql`${doneAt} >= ${before}`)),
    );
  return row ?? { told: 0, toldBefore: 0, settled: 0, settledBefore: 0 };
}

/** What residents wait for, by where it is. */
export const suggestionBoard =
  (db: NodePgDatabase): ReadPart<'suggestions'> =>
  async ({ propertyId }) => {
    const now = Date.now();
    const [rows, answer, before, weeks] = await Promise.all([
      openZones(db, propertyId),
      firstAnswer(db, propertyId, weekUntil(now)),
      firstAnswer(db, propertyId, weekUntil(now - weekMs)),
      ofWeeks(db, propertyId, now),
    ]);
    const sum = (name: 'n' | 'late') => rows.reduce((all, row) => all + row[name], 0);
    return {
      open: { n: sum('n'), page, query: { open: 'true' } },
      late: { n: sum('late'), page, query: { late: 'true' } },
      zones: zones
        .map((zone) => ({
          ...{ n: 0, late: 0 },
          ...rows.find((row) => row.zone === zone),
          ...{ zone, page, query: { zone, open: 'true' } },
        }))
        .filter(({ n }) => n > 0)
        .sort((a, b) => b.n - a.n),
      ...{ firstAnswer: answer, firstAnswerBefore: before },
      ...weeks,
    };
  };

export const suggestionWork = (db: NodePgDatabase): WaitingWork[] => [
  {
    kind: 'suggestionsLate',
    needs: ['suggestions:edit'],
    read: async ({ propertyId }) => {
      const where = and(ofPlace(propertyId), isLate);
      const order = asc(suggestions.dueAt);
      const { n, rows } = await firstOf(db, suggestions, { where, order, most: 1 });
      const [first] = rows;
      if (!first) return [];
      const about = [first.subject, first.unitNumber].filter(Boolean).join(' ');
      return [
        {
          ...{ n, page, query: { late: 'true' }, urgency: 'late', about, amount: null },
          at: first.dueAt,
        },
      ];
    },
  },
];
