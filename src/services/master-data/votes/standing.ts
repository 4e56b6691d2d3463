import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { VoteStanding, voteFilter } from '@/contracts/master-data/votes/vote';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { onDays, withinDays } from '@/services/kit/records/within-days';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { votes } from './tables';

export type VoteRow = typeof votes.$inferSelect;

/** Where a vote stands today, Bangkok. */
export const standingSql = (): SQL<VoteStanding> => {
  const today = sql`${bangkokDay(new Date())}::date`;
  return sql<VoteStanding>`case
    when ${votes.state} <> 'announced' then ${votes.state}
    when ${votes.opensOn} > ${today} then 'announced'
    when ${votes.closesOn} < ${today} then 'ended'
    else 'open' end`;
};

type Asked = Partial<z.output<typeof voteFilter>>;

/** What the list's filters ask for. */
export const foundVotes = ({ standing, closes, closed }: Asked): SQL | undefined =>
  and(
    standing && eq(standingSql(), standing),
    closes ? and(ne(votes.state, 'draft'), onDays(votes.closesOn, closes)) : undefined,
    closed ? withinDays(votes.closedAt, closed) : undefined,
  );

export function standingOf({ state, opensOn, closesOn }: VoteRow): VoteStanding {
  const today = bangkokDay(new Date());
  if (state !== 'announced') return state;
  if (opensOn > today) return 'announced';
  return closesOn < today ? 'ended' : 'open';
}

export const ownVote = (request: ServiceRequest, id: string) =>
  and(eq(votes.id, id), eq(votes.propertyId, request.propertyId));

export function requireStanding(row: VoteRow, ...anyOf: readonly VoteStanding[]): void {
  if (!anyOf.includes(standingOf(row))) throw new Problem('VOTE_STATE');
}
