import { and, count, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { answerCount } from '@/contracts/master-data/votes/vote-rules';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { personKey } from '@/services/kit/text/person-key';
import { bareNumber } from '@/services/kit/text/unit-number';
import type { StaffOf } from '@/services/master-data/suggestions/staff';
import { answerWords } from './answers';
import { barredToday, type OldestDues } from './arrears';
import { lockVote, logVote } from './change';
import { noProxies } from './no-proxies';
import { readUnit } from './roll';
import { requireStanding, type VoteRow } from './standing';
import { voteCasts, voteUnits } from './tables';

type Casting = Pick<Handlers<typeof voteEndpoints>, 'cast' | 'withdraw'>;

const castOf = (voteId: string, unitId: string) =>
  and(eq(voteCasts.voteId, voteId), eq(voteCasts.unitId, unitId));

async function unitOf(tx: Db, { id }: VoteRow, named: { unitId?: string; unitNumber?: string }) {
  const { unitId, unitNumber = '' } = named;
  const [unit] = await tx
    .select()
    .from(voteUnits)
    .where(
      and(
        eq(voteUnits.voteId, id),
        unitId
          ? eq(voteUnits.unitId, unitId)
          : eq(bareNumber(voteUnits.number), bareNumber(sql`${unitNumber}::text`)),
      ),
    );
  if (!unit) throw invalidField('unitId', 'unknownUnit');
  return unit;
}

async function refuseFullProxy(tx: Db, vote: VoteRow, name: string, key: string): Promise<void> {
  const { id: voteId, proxyUnits: most } = vote;
  const [held] = await tx
    .select({ units: count() })
    .from(voteCasts)
    .where(and(eq(voteCasts.voteId, voteId), eq(voteCasts.proxyKey, key)));
  if ((held?.units ?? 0) >= most) {
    throw invalidField('proxy', 'proxyFull', { name, most });
  }
}

/** Votes as they are entered at the desk, or sent by the app; each call has the vote to itself. */
export function voteCasting(db: NodePgDatabase, oldestDues: OldestDues, staffOf: StaffOf): Casting {
  const inOpen = async <R>(
    request: ServiceRequest,
    id: string,
    run: (tx: Db, vote: VoteRow) => Promise<R>,
  ) => {
    const result = await db.transaction(async (tx) => {
      const vote = await lockVote(tx, request, id);
      requireStanding(vote, 'open');
      return run(tx, vote);
    });
    request.changed('votes');
    return result;
  };

  return {
    cast: async ({ params: { id }, body: { choices, proxy, via, ...named } }, request) => {
      const proxyKey = personKey(proxy);
      // Whoever keeps the staff is asked before the vote is held: both need a connection.
      const names = proxyKey ? await noProxies(db, request.propertyId, staffOf) : [];
      const barred = names.map(personKey);
      return inOpen(request, id, async (tx, vote) => {
        const { unitId, number } = await unitOf(tx, vote, named);
        const isEachAnswered =
          choices.length === vote.questions.length &&
          vote.questions.every((question, at) => (choices[at] ?? -1) < answerCount(question));
        if (!isEachAnswered) throw invalidField('choices', 'eachAnswered');
        const before = await tx.select().from(voteCasts).where(castOf(id, unitId));
        if (before.length > 0) throw invalidField('unitId', 'voteCast');
        if ((await barredToday(tx, oldestDues, vote)).includes(unitId)) {
          throw invalidField('unitId', 'voteArrears');
        }
        if (proxyKey && barred.includes(proxyKey)) {
          throw invalidField('proxy', 'proxyBarred', { name: proxy });
        }
        if (proxyKey) await refuseFullProxy(tx, vote, proxy, proxyKey);
        const at = new Date().toISOString();
        const by = request.caller.fullname;
        const told = {
          unit: [null, number],
          choices: [null, answerWords(vote, choices).join(' · ')],
        };
        await tx
          .insert(voteCasts)
          .values({ voteId: id, unitId, choices, proxy, proxyKey, via, at, by });
        const changes = { ...told, ...(proxy && { proxy: [null, proxy] }) };
        await logVote(tx, request, vote, 'cast', changes);
        return readUnit(tx, vote, unitId, oldestDues);
      });
    },

    withdraw: ({ params: { id }, body: { unitId } }, request) =>
      inOpen(request, id, async (tx, vote) => {
        const { number } = await unitOf(tx, vote, { unitId });
        const [gone] = await tx.delete(voteCasts).where(castOf(id, unitId)).returning();
        if (!gone) throw invalidField('unitId', 'voteNotCast');
        const told = {
          unit: [number, null],
          choices: [answerWords(vote, gone.choices).join(' · '), null],
        };
        await logVote(tx, request, vote, 'withdraw', told);
        return readUnit(tx, vote, unitId, oldestDues);
      }),
  };
}
