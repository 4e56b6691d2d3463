import texts from '@locales/th/votes.json';
import {
  and,
  count,
  eq,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { normalThai } from '@/contracts/kit/text/thai-text';
import {
  type VoteUnit,
  voteUnitColumns,
  type voteUnitFilter,
} from '@/contracts/master-data/votes/roll';
import type { voteEndpoints } from '@/contracts/master-data/votes/vote';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { sheetColumns } from '@/services/kit/files/list-file';
import { type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { orderBy } from '@/services/kit/records/page-of';
import { contains, inThaiOrder } from '@/services/kit/text/thai-text';
import { bareNumber } from '@/services/kit/text/unit-number';
import { answersOf } from './answers';
import type { OldestDues } from './arrears';
import { barredIn } from './read';
import { ownVote, type VoteRow } from './standing';
import { voteCasts, votes, voteUnits } from './tables';

type Query = Partial<z.output<typeof voteUnitFilter>>;

const sameUnit = and(
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
async function rollOf(db: Db, vote: VoteRow, oldestDues: OldestDues) {
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
  const where = ({ keywords, unitId, standing, byProxy, cut, question, answer }: Query) =>
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

const entityOf = ({
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
const order = (sort?: string) => orderBy(sort, sorts, voteUnits.unitId);

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

/** The columns of the roll's file: those of the list, and one for each question. */
const columnsOf = ({ questions }: VoteRow): XlsxColumn<VoteUnit>[] => [
  ...sheetColumns<VoteUnit>(voteUnitColumns, texts, {
    owners: ({ owners }) => owners.join(', '),
    counted: ({ counted }) => counted / 1_000_000,
  }),
  ...questions.map((question, at) => ({
    title: `${at + 1}. ${question.title}`,
    width: 24,
    value: ({ cast }: VoteUnit) => answersOf(question)[cast?.choices[at] ?? -1] ?? null,
  })),
  { title: texts.proxy, width: 24, value: ({ cast }) => cast?.proxy || null },
  { title: texts.castAt, width: 18, kind: 'instant', value: ({ cast }) => cast?.at ?? null },
  { title: texts.castBy, width: 24, value: ({ cast }) => cast?.by ?? null },
];

/** Who has a vote, and how each has used it: what every figure of the result is made of. */
export function voteUnitHandlers(
  db: NodePgDatabase,
  oldestDues: OldestDues,
): Pick<Handlers<typeof voteEndpoints>, 'units' | 'unitsDownload'> {
  async function asked(request: Parameters<typeof ownVote>[0], query: Query) {
    const [vote] = await db
      .select()
      .from(votes)
      .where(ownVote(request, query.voteId ?? ''));
    if (!vote) throw new Problem('NOT_FOUND');
    return { vote, ...(await rollOf(db, vote, oldestDues)) };
  }
  return {
    units: async ({ query }, request) => {
      const { select, where } = await asked(request, query);
      const page = select()
        .where(where(query))
        .orderBy(...order(query.sort))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit);
      const [rows, [all]] = await Promise.all([
        page,
        db
          .select({ total: count() })
          .from(voteUnits)
          .leftJoin(voteCasts, sameUnit)
          .where(where(query)),
      ]);
      return { rows: rows.map(entityOf), total: all?.total ?? 0 };
    },

    unitsDownload: async ({ query }, request) => {
      const { vote, select, where } = await asked(request, query);
      const rows = await select()
        .where(where(query))
        .orderBy(...order(query.sort));
      return xlsxFile({
        name: `${texts.roll} ${vote.title}`,
        columns: columnsOf(vote),
        rows: rows.map(entityOf),
      });
    },
  };
}
