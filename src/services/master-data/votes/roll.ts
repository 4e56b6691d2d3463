import { and, eq, isNotNull, isNull, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { normalThai } from '@/contracts/kit/text/thai-text';
import type { VoteUnit, voteUnitFilter } from '@/contracts/master-data/votes/roll';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { orderBy } from '@/services/kit/records/page-of';
import { contains, inThaiOrder } from '@/services/kit/text/thai-text';
import { bareNumber } from '@/services/kit/text/unit-number';
import type { OldestDues } from './arrears';
import { barredIn } from './read';
import type { VoteRow } from './standing';
import { voteCasts, voteUnits } from './tables';

export type RollQuery = Partial<z.output<typeof voteUnitFilter>>;

/** The roll's side of a vote that was cast. */
export const sameUnit = and(
  eq(voteCasts.voteId, voteUnits.voteId),
  eq(voteCasts.unitId, voteUnits.unitId),
);
const hasVoted = isNotNull(voteCasts.choices);

/** Units by any part of their number, however it is written, or of their owners' names. */
function found(keywords: string | undefined): SQL | undefined {
  const typed = normalThai(keywords ?? '').trim();
  if (!typed) return undefined;
  const bare = bareNumber(sql`${typed.replace(/[\\%]/g, '')}::text`);
  return or(
    and(sql`${bare} <> ''`, like(bareNumber(voteUnits.number), sql`'%' || ${bare} || '%'`)),
    like(sql`${voteUnits.owners}::text`, contains(typed)),
    like(voteCasts.proxy, contains(typed)),
  );
}

/** The roll of a vote: its rows, and which of them a query means. */
export async function rollOf(db: Db, vote: VoteRow, oldestDues: OldestDues) {
  const barred = await barredIn(db, vote, oldestDues);
  const select = () =>
    db
      .select({
        id: voteUnits.unitId,
        number: voteUnits.number,
        owners: voteUnits.owners,
        weight: voteUnits.weight,
        counted: voteUnits.counted,
        barred: sql<boolean>`${barred}`,
        cast: voteCasts,
      })
      .from(voteUnits)
      .leftJoin(voteCasts, sameUnit)
      .$dynamic();
  const where = ({ keywords, unitId, standing, byProxy, cut, question, answer }: RollQuery) =>
    and(
      eq(voteUnits.voteId, vote.id),
      found(keywords),
      unitId ? eq(voteUnits.unitId, unitId) : undefined,
      standing === 'voted' ? hasVoted : undefined,
      standing === 'barred' ? and(isNull(voteCasts.choices), barred) : undefined,
      standing === 'waiting' ? and(isNull(voteCasts.choices), not(barred)) : undefined,
      byProxy ? ne(voteCasts.proxy, '') : undefined,
      cut ? lt(voteUnits.counted, voteUnits.weight) : undefined,
      question === undefined || answer === undefined
        ? undefined
        : sql`(${voteCasts.choices} ->> ${question}::integer)::integer = ${answer}`,
    );
  return { select, where };
}

/** A row of the roll as it is read. */
export const entityOf = ({
  barred,
  cast,
  ...unit
}: Awaited<ReturnType<Awaited<ReturnType<typeof rollOf>>['select']>>[number]): VoteUnit => ({
  ...unit,
  standing: cast ? 'voted' : barred ? 'barred' : 'waiting',
  cast,
});

/** One unit of a vote's roll. */
export async function readUnit(db: Db, vote: VoteRow, unitId: string, oldestDues: OldestDues) {
  const { select, where } = await rollOf(db, vote, oldestDues);
  const [row] = await select().where(where({ unitId }));
  if (!row) throw new Problem('NOT_FOUND');
  return entityOf(row);
}

const sorts = { number: inThaiOrder(voteUnits.number), counted: voteUnits.counted };
/** By the units' numbers, unless asked otherwise. */
export const order = (sort?: string) => orderBy(sort, sorts, voteUnits.unitId);

/** All units of a vote, in the order of their numbers. */
export async function wholeRoll(
  db: Db,
  vote: VoteRow,
  oldestDues: OldestDues,
): Promise<VoteUnit[]> {
  const { select, where } = await rollOf(db, vote, oldestDues);
  return (
    await select()
      .where(where({}))
      .orderBy(...order())
  ).map(entityOf);
}
