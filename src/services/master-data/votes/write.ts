import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { voteDraft, voteEndpoints } from '@/contracts/master-data/votes/vote';
import { condoMatters } from '@/contracts/master-data/votes/vote-matters';
import {
  leftForSecond,
  secondWithinDays,
  type VoteRules,
} from '@/contracts/master-data/votes/vote-rules';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { refuseDuplicates } from '@/services/kit/database/database-errors';
import type { Db } from '@/services/kit/database/db';
import { changedFields } from '@/services/kit/records/audit';
import { changeStamp, namedVersion } from '@/services/kit/records/change-row';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { thaiDay } from '@/services/kit/text/thai-text';
import { propertySettings } from '@/services/master-data/property-settings';
import type { OldestDues } from './arrears';
import { changeVote, lockVote, logVote, readable } from './change';
import { fixRoll } from './fix-roll';
import { barredIn, readVote, resultOf } from './read';
import { requireStanding, type VoteRow } from './standing';
import { votes, voteUnits } from './tables';

type Draft = z.output<typeof voteDraft>;
type Days = Pick<Draft, 'noticedOn' | 'opensOn' | 'closesOn'> & Pick<VoteRules, 'noticeDays'>;
type Write = Pick<
  Handlers<typeof voteEndpoints>,
  'upsert' | 'remove' | 'announce' | 'close' | 'second'
>;

/** The notice comes early enough, and a second meeting soon enough after the first. */
function refuseDays({ noticedOn, opensOn, closesOn, noticeDays }: Days, first?: VoteRow): void {
  if (dayAfter(noticedOn, noticeDays) > opensOn) {
    throw invalidField('opensOn', 'shortNotice', { days: noticeDays });
  }
  if (closesOn < opensOn) throw invalidField('closesOn', 'endsFirst');
  if (first && noticedOn < first.closesOn) {
    const day = thaiDay(`${first.closesOn}T00:00:00+07:00`);
    throw invalidField('noticedOn', 'secondNoticedEarly', { day });
  }
  if (first && opensOn > dayAfter(first.closesOn, secondWithinDays)) {
    throw invalidField('opensOn', 'secondTooLate', { days: secondWithinDays });
  }
}

/** Sections 48 and 49 are of the Condominium Act. */
async function refuseMatters(tx: Db, propertyId: string, { questions }: Draft): Promise<void> {
  const at = questions.findIndex(({ matter }) => condoMatters.includes(matter));
  if (at < 0) return;
  const [property] = await tx.select().from(properties).where(eq(properties.id, propertyId));
  if (property?.dimension !== 'condo') throw invalidField(`questions.${at}.matter`, 'condoMatter');
}

async function firstOf(tx: Db, { firstId }: VoteRow): Promise<VoteRow | undefined> {
  if (!firstId) return undefined;
  const [first] = await tx.select().from(votes).where(eq(votes.id, firstId));
  return first;
}

async function add(
  tx: Db,
  request: ServiceRequest,
  draft: Draft & VoteRules & { firstId?: string },
): Promise<string> {
  const stamp = changeStamp(request);
  const made = { id: uuidv7(), propertyId: request.propertyId, createdAt: stamp.updatedAt };
  const [row] = await tx
    .insert(votes)
    .values({ ...made, ...draft, ...stamp })
    .returning();
  if (!row) throw new Error('the vote was not stored');
  await logVote(tx, request, row, 'create', changedFields({}, readable(draft)));
  return row.id;
}

/** What the property holds its votes by now. */
async function rulesOf(db: NodePgDatabase, propertyId: string): Promise<VoteRules> {
  const settings = await propertySettings(db).of(propertyId);
  return {
    noticeDays: settings.voteNoticeDays,
    quorum: settings.voteQuorum,
    proxyUnits: settings.voteProxyUnits,
    holderCap: settings.voteHolderCap,
    arrearsMonths: settings.voteArrearsMonths,
  };
}

/** A vote from its draft to its end; what was announced is not changed any more. */
export const voteWriting = (db: NodePgDatabase, oldestDues: OldestDues): Write => ({
  upsert: async ({ body: { id, version, ...draft } }, request) => {
    request.require(`votes:${id ? 'edit' : 'create'}`);
    if (!id) {
      const rules = await rulesOf(db, request.propertyId);
      refuseDays({ ...draft, ...rules });
      await refuseMatters(db, request.propertyId, draft);
      const added = await db.transaction((tx) => add(tx, request, { ...draft, ...rules }));
      request.changed('votes');
      return readVote(db, request, added, oldestDues);
    }
    await changeVote(db, request, { id, version: namedVersion(version) }, async (tx, before) => {
      requireStanding(before, 'draft');
      const { noticeDays } = before;
      refuseDays({ ...draft, noticeDays }, await firstOf(tx, before));
      await refuseMatters(tx, request.propertyId, draft);
      if (before.firstId && !isDeepStrictEqual(draft.questions, before.questions)) {
        throw invalidField('questions', 'sameQuestions');
      }
      return { fields: draft };
    });
    return readVote(db, request, id, oldestDues);
  },

  remove: async ({ params: { id } }, request) => {
    await db.transaction(async (tx) => {
      const before = await lockVote(tx, request, id);
      requireStanding(before, 'draft');
      await tx.delete(votes).where(eq(votes.id, id));
      await logVote(tx, request, before, 'delete', { title: [before.title, null] });
    });
    request.changed('votes');
    return { id };
  },

  announce: async ({ params: { id }, body: { version } }, request) => {
    await changeVote(db, request, { id, version }, async (tx, before) => {
      requireStanding(before, 'draft');
      const today = bangkokDay(new Date());
      if (before.noticedOn > today) throw new Problem('VOTE_NOTICE');
      if (before.closesOn < today) throw new Problem('VOTE_PAST');
      const units = await fixRoll(tx, before);
      return {
        fields: { state: 'announced' },
        action: 'announce',
        told: { units: [null, units] },
      };
    });
    return readVote(db, request, id, oldestDues);
  },

  close: async ({ params: { id } }, request) => {
    await changeVote(db, request, { id }, async (tx, before) => {
      requireStanding(before, 'open', 'ended');
      if (before.closesOn > bangkokDay(new Date())) {
        throw new Problem('VOTE_TOO_EARLY', {
          day: thaiDay(`${before.closesOn}T00:00:00+07:00`),
        });
      }
      const barred = await barredIn(tx, before, oldestDues);
      await tx.update(voteUnits).set({ barred }).where(eq(voteUnits.voteId, id));
      const { caller } = request;
      return {
        fields: { state: 'closed', closedAt: new Date().toISOString(), closedBy: caller.fullname },
        action: 'close',
      };
    });
    return readVote(db, request, id, oldestDues);
  },

  second: async ({ params, body }, request) => {
    const added = await refuseDuplicates({ votes_one_second: 'opensOn' }, () =>
      db.transaction(async (tx) => {
        const first = await lockVote(tx, request, params.id);
        requireStanding(first, 'closed');
        const questions = leftForSecond(first.questions, await resultOf(tx, first, oldestDues));
        if (first.firstId || questions.length === 0) throw new Problem('VOTE_STATE');
        const { title, detail, noticeDays, quorum } = first;
        const { proxyUnits, holderCap, arrearsMonths } = first;
        refuseDays({ ...body, noticeDays }, first);
        const rules = { noticeDays, quorum, proxyUnits, holderCap, arrearsMonths };
        const kept = { title, detail, questions, ...rules };
        return add(tx, request, { ...kept, ...body, firstId: first.id });
      }),
    );
    request.changed('votes');
    return readVote(db, request, added, oldestDues);
  },
});
