import { and, asc, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { zones } from '@/contracts/master-data/suggestions/suggestion';
import { openStatuses } from '@/contracts/master-data/suggestions/suggestion-state';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
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
  const [since, before] = [now - weekMs, now - 2 * weekMs].map((at) => new Date(at).toISOString());
  const within = async (at: typeof suggestions.createdAt | typeof suggestions.doneAt) => {
    const [row] = await db
      .select({
        both: count(),
        last: sql`count(*) filter (where ${at} >= ${since})`.mapWith(Number),
      })
      .from(suggestions)
      .where(and(ofPlace(propertyId), sql`${at} >= ${before}`));
    const { both = 0, last = 0 } = row ?? {};
    return { last, before: both - last };
  };
  const [told, settled] = await Promise.all([
    within(suggestions.createdAt),
    within(suggestions.doneAt),
  ]);
  return {
    ...{ told: told.last, toldBefore: told.before },
    ...{ settled: settled.last, settledBefore: settled.before },
  };
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
      const [[first], n] = await Promise.all([
        db.select().from(suggestions).where(where).orderBy(asc(suggestions.dueAt)).limit(1),
        db.$count(suggestions, where),
      ]);
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
