import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { quorumOf } from '@/contracts/master-data/votes/vote-rules';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { bangkokDay, bangkokDayRange } from '@/services/kit/text/bangkok-day';
import { standingSql } from '@/services/master-data/votes/standing';
import { voteCasts, votes, voteUnits } from '@/services/master-data/votes/tables';

const shown = 3;
const whole = 10_000;

const standing = (propertyId: string, at: 'open' | 'ended') =>
  and(eq(votes.propertyId, propertyId), eq(standingSql(), at));

/** A share in basis points, rounded half up; only all is all. */
const shareOf = (part: number, all: number) =>
  all === 0 || part === all
    ? part === 0
      ? 0
      : whole
    : Math.min(whole - 1, Math.round((part * whole) / all));

/** The weight of a vote's whole roll, and of those of it who have voted. */
function turnout(db: NodePgDatabase) {
  const weight = sql`sum(${voteUnits.counted})`;
  return db
    .select({
      voteId: voteUnits.voteId,
      all: sql`${weight}`.mapWith(Number).as('all_weight'),
      present: sql`coalesce(${weight} filter (where ${voteCasts.unitId} is not null), 0)`
        .mapWith(Number)
        .as('present_weight'),
    })
    .from(voteUnits)
    .leftJoin(
      voteCasts,
      and(eq(voteCasts.voteId, voteUnits.voteId), eq(voteCasts.unitId, voteUnits.unitId)),
    )
    .where(eq(voteUnits.voteId, votes.id))
    .groupBy(voteUnits.voteId)
    .as('turnout');
}

/** How many have come to a property's votes, by their weight, and how many have to. */
export async function turnouts(
  db: NodePgDatabase,
  where: SQL | undefined,
  { order, most }: { order: SQL[]; most: number },
) {
  const weights = turnout(db);
  const rows = await db
    .select({ vote: votes, all: weights.all, present: weights.present })
    .from(votes)
    .innerJoinLateral(weights, sql`true`)
    .where(where)
    .orderBy(...order)
    .limit(most);
  return rows.map(({ vote: { id, title, closesOn, quorum, firstId }, all, present }) => ({
    ...{ id, title, closesOn },
    share: shareOf(present, all),
    needed: shareOf(quorumOf({ quorum, meeting: firstId ? 2 : 1 }, all), all),
  }));
}

/** The votes that run, with how many have come and how many have to, and how many came to the last one. */
export const voteBoard =
  (db: NodePgDatabase): ReadPart<'votes'> =>
  async ({ propertyId }) => {
    const open = standing(propertyId, 'open');
    const closed = and(eq(votes.propertyId, propertyId), eq(votes.state, 'closed'));
    const [n, first, [last]] = await Promise.all([
      db.$count(votes, open),
      turnouts(db, open, { order: [asc(votes.closesOn)], most: shown }),
      turnouts(db, closed, { order: [desc(votes.closedAt)], most: 1 }),
    ]);
    return {
      running: { n, page: '/votes', query: { standing: 'open' } },
      first,
      last: last ? { id: last.id, share: last.share } : null,
    };
  };

/** A vote is opened by itself: what is to be done there differs from the next one. */
const waitingVote =
  (
    db: NodePgDatabase,
    urgency: 'today' | 'us',
    which: (propertyId: string) => SQL | undefined,
  ): WaitingWork['read'] =>
  async ({ propertyId }) => {
    const rows = await db
      .select({ id: votes.id, title: votes.title, closesOn: votes.closesOn })
      .from(votes)
      .where(which(propertyId))
      .orderBy(asc(votes.closesOn), asc(votes.id))
      .limit(shown);
    return rows.map(({ id, title, closesOn }) => ({
      ...{ n: 1, page: `/votes/${id}`, query: {}, urgency, about: title, amount: null },
      at: bangkokDayRange(closesOn)[1],
    }));
  };

export const voteWork = (db: NodePgDatabase): WaitingWork[] => [
  {
    kind: 'votesClosing',
    needs: ['votes:edit', 'votes:approve'],
    read: waitingVote(db, 'today', (propertyId) =>
      and(standing(propertyId, 'open'), eq(votes.closesOn, bangkokDay(new Date()))),
    ),
  },
  {
    kind: 'votesEnded',
    needs: ['votes:approve'],
    read: waitingVote(db, 'us', (propertyId) => standing(propertyId, 'ended')),
  },
];
