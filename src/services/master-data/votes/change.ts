import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RecordAction } from '@/contracts/features/record-words';
import type { GeneralAction } from '@/contracts/kit/record-words';
import { type AuditLine, audit, changedFields } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import { Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';
import { locked, type VoteRow } from './standing';
import { votes } from './tables';

type Action = RecordAction<'vote'> | GeneralAction;

/** The fields as the audit log's readers know them: a line for each question. */
export const readable = ({ questions, ...fields }: Partial<VoteRow>) => {
  const { title, detail, noticedOn, opensOn, closesOn, noticeDays, barArrears, holderCap, state } =
    fields;
  const days = { noticedOn, opensOn, closesOn, noticeDays };
  return {
    ...{ title, detail, ...days, barArrears, holderCap, state },
    ...(questions && { questions: questions.map((question) => question.title) }),
  };
};

export const lineOf = (
  { id, title }: Pick<VoteRow, 'id' | 'title'>,
  action: Action,
  changes: Record<string, unknown>,
): AuditLine => ({ action, entity: 'vote', entityId: id, title, changes }) as AuditLine;

/** What a change makes of a vote, and what else the log is told. */
interface Made {
  fields: Partial<VoteRow>;
  action?: Action;
  told?: Record<string, unknown>;
}

/** Changes one of the caller's property in a transaction with the log; throws `STALE` (`by`, `at`). */
export async function changeVote(
  db: NodePgDatabase,
  request: ServiceRequest,
  { id, version }: { id: string; version?: number | undefined },
  make: (tx: Db, before: VoteRow) => Promise<Made> | Made,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await locked(tx, request, id);
    if (version !== undefined && before.version !== version) {
      throw new Problem('STALE', { by: before.updatedBy, at: thaiInstant(before.updatedAt) });
    }
    const { fields, action = 'edit', told = {} } = await make(tx, before);
    const stamp = { updatedAt: new Date().toISOString(), updatedBy: request.caller.fullname };
    await tx
      .update(votes)
      .set({ ...fields, ...stamp, version: sql`${votes.version} + 1` })
      .where(eq(votes.id, id));
    const after = { ...before, ...fields };
    const changes = { ...changedFields(readable(before), readable(after)), ...told };
    await audit(tx, request, lineOf(after, action, changes));
  });
  request.changed('votes');
}
