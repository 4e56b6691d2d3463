import texts from '@locales/th/votes.json';
import { count } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type VoteUnit, voteUnitColumns } from '@/contracts/master-data/votes/roll';
import type { voteEndpoints } from '@/contracts/master-data/votes/vote';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { sheetColumns } from '@/services/kit/files/list-file';
import { type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { answersOf } from './answers';
import type { OldestDues } from './arrears';
import { entityOf, order, type RollQuery, rollOf, sameUnit } from './roll';
import { ownVote, type VoteRow } from './standing';
import { voteCasts, votes, voteUnits } from './tables';

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
  async function asked(request: Parameters<typeof ownVote>[0], query: RollQuery) {
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
