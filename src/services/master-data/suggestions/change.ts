import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RecordAction } from '@/contracts/features/record-words';
import type { GeneralAction } from '@/contracts/kit/record-words';
import type { SuggestionDetail } from '@/contracts/master-data/suggestion';
import { type AuditLine, audit, changedFields } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import { Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';
import { ownOne, readSuggestion } from './read';
import { suggestions } from './tables';

export type SuggestionRow = typeof suggestions.$inferSelect;
type Action = RecordAction<'suggestion'> | GeneralAction;

/** The fields as the audit log's readers know them. */
export const readable = ({ photos, ...fields }: Partial<SuggestionRow>) => {
  const { subject, detail, zone, status, unitNumber, residentName, assigneeName } = fields;
  const told = { subject, detail, zone, status, unitNumber, residentName, assigneeName };
  return { ...told, ...(photos && { photos: photos.length }) };
};

export const lineOf = (
  { id, number, subject }: Pick<SuggestionRow, 'id' | 'number' | 'subject'>,
  action: Action,
  changes: Record<string, unknown>,
): AuditLine =>
  ({
    ...{ action, entity: 'suggestion', entityId: id, title: `#${number} ${subject}` },
    changes,
  }) as AuditLine;

/** Locks one of the caller's property; throws `NOT_FOUND`. */
export async function locked(tx: Db, request: ServiceRequest, id: string): Promise<SuggestionRow> {
  const [row] = await tx.select().from(suggestions).where(ownOne(request, id)).for('update');
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** What a change makes of a suggestion, and what else the log is told. */
interface Made {
  fields: Partial<SuggestionRow>;
  action?: Action;
  told?: Record<string, unknown>;
}

/**
 * Changes one of the caller's property in one transaction with the log, tells the other staff, and
 * answers it as it is then; throws `STALE` (`by`, `at`) where a version is named and it has moved on.
 */
export async function changeSuggestion(
  db: NodePgDatabase,
  request: ServiceRequest,
  { id, version }: { id: string; version?: number | undefined },
  make: (tx: Db, before: SuggestionRow) => Promise<Made> | Made,
): Promise<SuggestionDetail> {
  await db.transaction(async (tx) => {
    const before = await locked(tx, request, id);
    if (version !== undefined && before.version !== version) {
      throw new Problem('STALE', { by: before.updatedBy, at: thaiInstant(before.updatedAt) });
    }
    const { fields, action = 'edit', told = {} } = await make(tx, before);
    const stamp = { updatedAt: new Date().toISOString(), updatedBy: request.caller.fullname };
    await tx
      .update(suggestions)
      .set({ ...fields, ...stamp, version: sql`${suggestions.version} + 1` })
      .where(eq(suggestions.id, id));
    const after = { ...before, ...fields };
    const changes = { ...changedFields(readable(before), readable(after)), ...told };
    await audit(tx, request, lineOf(after, action, changes));
  });
  request.changed('suggestions');
  return readSuggestion(db, request, id);
}
