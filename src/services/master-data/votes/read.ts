import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PropertyDimension } from '@/contracts/content/targets';
import type { VoteDetail, VoteResult } from '@/contracts/master-data/votes/vote';
import { tally } from '@/contracts/master-data/votes/vote-rules';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { barredToday, type OldestDues } from './arrears';
import { ownVote, standingSql, type VoteRow } from './standing';
import { voteCasts, votes, voteUnits } from './tables';

/** The kind of property that a vote is held in. */
export const dimensionSql = () =>
  sql<PropertyDimension>`(select ${properties.dimension} from ${properties}
    where ${properties.id} = ${sql`${votes}.property_id`})`;

/** What a vote has beside its row. */
export const extraOfVote = () => ({
  standing: standingSql(),
  dimension: dimensionSql(),
  meeting: sql<1 | 2>`case when ${votes.firstId} is null then 1 else 2 end`.mapWith(
    (value) => Number(value) as 1 | 2,
  ),
  units: sql<number>`(select count(*) from ${voteUnits}
    where ${voteUnits.voteId} = ${sql`${votes}.id`})`.mapWith(Number),
  voted: sql<number>`(select count(*) from ${voteCasts}
    where ${voteCasts.voteId} = ${sql`${votes}.id`})`.mapWith(Number),
});

/** Of the roll: has no vote, as the ledger has it, or had it when the vote was closed. */
export async function barredIn(
  db: Db,
  row: VoteRow,
  oldestDues: OldestDues,
): Promise<SQL<boolean>> {
  if (row.state === 'closed') return sql<boolean>`${voteUnits.barred}`;
  const ids = await barredToday(db, oldestDues, row);
  return ids.length > 0 ? sql<boolean>`${inArray(voteUnits.unitId, ids)}` : sql<boolean>`false`;
}

/** The result as far as it is, with what it follows from. */
export async function resultOf(db: Db, row: VoteRow, oldestDues: OldestDues): Promise<VoteResult> {
  const barred = await barredIn(db, row, oldestDues);
  const roll = await db
    .select({
      unitId: voteUnits.unitId,
      ...{ weight: voteUnits.weight, counted: voteUnits.counted },
      barred: sql<boolean>`${barred}`,
      choices: voteCasts.choices,
      proxy: voteCasts.proxy,
    })
    .from(voteUnits)
    .leftJoin(
      voteCasts,
      and(eq(voteCasts.voteId, voteUnits.voteId), eq(voteCasts.unitId, voteUnits.unitId)),
    )
    .where(eq(voteUnits.voteId, row.id));
  const cast = new Map(
    roll.flatMap(({ unitId, choices }) => (choices ? [[unitId, choices] as const] : [])),
  );
  const counted = new Map(roll.map((unit) => [unit.unitId, unit.counted]));
  const { questions, quorum, firstId } = row;
  const ballot = { questions, quorum, meeting: firstId ? 2 : 1 } as const;
  const countOf = (units: typeof roll) => ({
    weight: units.reduce((all, unit) => all + unit.counted, 0),
    units: units.length,
  });
  const cut = roll.filter((unit) => unit.counted < unit.weight);
  return {
    ...tally(ballot, counted, cast),
    cut: {
      weight: cut.reduce((all, unit) => all + unit.weight - unit.counted, 0),
      units: cut.length,
    },
    byProxy: countOf(roll.filter(({ proxy }) => proxy)),
    barred: countOf(roll.filter((unit) => unit.barred && !unit.choices)),
  };
}

/** One of the caller's property, with its other meeting and its result; throws `NOT_FOUND`. */
export async function readVote(
  db: Db,
  request: ServiceRequest,
  id: string,
  oldestDues: OldestDues,
): Promise<VoteDetail> {
  const [row] = await db
    .select({ vote: votes, ...extraOfVote() })
    .from(votes)
    .where(ownVote(request, id));
  if (!row) throw new Problem('NOT_FOUND');
  const { vote, ...extra } = row;
  const others = await db
    .select({ id: votes.id, title: votes.title, firstId: votes.firstId })
    .from(votes)
    .where(
      and(
        eq(votes.propertyId, request.propertyId),
        or(eq(votes.firstId, id), vote.firstId ? eq(votes.id, vote.firstId) : undefined),
      ),
    );
  return {
    ...vote,
    ...extra,
    first: others.find((other) => other.id === vote.firstId) ?? null,
    second: others.find(({ firstId }) => firstId === id) ?? null,
    result: vote.state === 'draft' ? null : await resultOf(db, vote, oldestDues),
  };
}
