import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import { bangkokDay, bangkokDayRange } from '@/services/kit/text/bangkok-day';
import type { OldestDues } from '@/services/master-data/votes/arrears';
import { resultOf } from '@/services/master-data/votes/read';
import { standingSql, type VoteRow } from '@/services/master-data/votes/standing';
import { votes } from '@/services/master-data/votes/tables';

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

/** How many have come to a vote, by their weight, and how many have to. */
export const turnoutOf = (db: NodePgDatabase, oldestDues: OldestDues) => async (row: VoteRow) => {
  const { all, present, quorum } = await resultOf(db, row, oldestDues);
  const { id, title, closesOn } = row;
  return {
    ...{ id, title, closesOn },
    share: shareOf(present.weight, all.weight),
    needed: shareOf(quorum, all.weight),
  };
};

/** The votes that run, with how many have come and how many have to. */
export const voteBoard =
  (db: NodePgDatabase, oldestDues: OldestDues): ReadPart<'votes'> =>
  async ({ propertyId }) => {
    const open = standing(propertyId, 'open');
    const [n, rows] = await Promise.all([
      db.$count(votes, open),
      db.select().from(votes).where(open).orderBy(asc(votes.closesOn)).limit(shown),
    ]);
    const first = await Promise.all(rows.map(turnoutOf(db, oldestDues)));
    return { running: { n, page: '/votes', query: { standing: 'open' } }, first };
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
