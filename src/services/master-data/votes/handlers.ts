import texts from '@locales/th/votes.json';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { voteColumns, voteEndpoints } from '@/contracts/master-data/votes/vote';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { propertySettings } from '@/services/master-data/property-settings';
import type { StaffOf } from '@/services/master-data/suggestions/staff';
import type { OldestDues } from './arrears';
import { voteCasting } from './casting';
import { minutesOf } from './minutes';
import { dimensionSql, extraOfVote, readVote, resultOf } from './read';
import { wholeRoll } from './roll';
import { foundVotes, ownVote } from './standing';
import { votes } from './tables';
import { voteUnitHandlers } from './units';
import { voteWriting } from './write';

/** Serves the votes of the property that the caller is in. */
export function voteHandlers(
  db: NodePgDatabase,
  oldestDues: OldestDues,
  staffOf: StaffOf,
): Handlers<typeof voteEndpoints> {
  const { list, download } = voteEndpoints;
  const records = crud(
    db,
    votes,
    { list, download },
    {
      entity: 'vote',
      title: votes.title,
      search: [votes.title, sql`${votes.questions}::text`],
      sort: {
        title: inThaiOrder(votes.title),
        ...{ opensOn: votes.opensOn, closesOn: votes.closesOn, updatedAt: votes.updatedAt },
      },
      extra: extraOfVote(),
      where: foundVotes,
      sheet: { columns: voteColumns, texts },
    },
  );
  return {
    list: records.list,
    download: records.download,
    get: ({ params: { id } }, request) => readVote(db, request, id, oldestDues),
    ...voteWriting(db, oldestDues),
    ...voteCasting(db, oldestDues, staffOf),
    ...voteUnitHandlers(db, oldestDues),

    minutes: async ({ params: { id } }, request) => {
      const [found] = await db
        .select({ vote: votes, dimension: dimensionSql() })
        .from(votes)
        .where(ownVote(request, id));
      if (!found) throw new Problem('NOT_FOUND');
      const { vote, dimension } = found;
      if (vote.state === 'draft') throw new Problem('VOTE_STATE');
      const [result, roll, settings] = await Promise.all([
        resultOf(db, vote, oldestDues),
        wholeRoll(db, vote, oldestDues),
        propertySettings(db).of(request.propertyId),
      ]);
      return minutesOf({ ...vote, dimension }, result, roll, letterheadOf(settings));
    },
  };
}
