import { uuidv7 } from 'uuidv7';
import type { RecordAction, RecordKind } from '@/contracts/features/record-words';
import type { GeneralAction } from '@/contracts/kit/feature/record-words';
import { auditLog } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';

/** The fields that differ, `{ field: [before, after] }`. */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => JSON.stringify(old[field]) !== JSON.stringify(value))
      .map(([field, value]) => [field, [old[field] ?? null, value]]),
  );
}

interface LineOf<K extends RecordKind, Done> {
  action: Done;
  entity: K;
  entityId: string;
  /** What the record is called at the time: its number, its name or its heading. */
  title: string;
  /** By the fields that the kind of record has words for. */
  changes?: Record<string, unknown>;
}

/** What was done to one record. */
export type AuditLine =
  | LineOf<RecordKind, GeneralAction>
  | { [K in RecordKind]: LineOf<K, RecordAction<K>> }[RecordKind];

/** The lines of one kind of record, which are called by what they are called then. */
export const linesOf =
  <Kind extends RecordKind, Row extends { id: string }>(
    entity: Kind,
    title: (row: Row) => string,
  ) =>
  (
    action: GeneralAction | RecordAction<Kind>,
    row: Row,
    changes: Record<string, unknown>,
  ): AuditLine =>
    ({ action, entity, entityId: row.id, title: title(row), changes }) as AuditLine;

/** Who did it, `null` for the system itself, and at which property it is to be found. */
export interface Actor {
  /** `null` where it is not known. */
  accountId: string | null;
  fullname: string;
  propertyId: string | null;
}

type Origin = Pick<ServiceRequest, 'ip' | 'userAgent'>;

const rowOf = (
  { accountId, fullname, propertyId }: Actor,
  { ip, userAgent }: Origin,
  line: AuditLine,
) => ({
  id: uuidv7(),
  at: new Date().toISOString(),
  ...{ accountId, accountName: fullname, propertyId },
  changes: {},
  ...{ ip, userAgent: userAgent.slice(0, 300) },
  ...line,
});

/** Like `audit`, for an actor who is not the call's caller or not where the change belongs. */
export async function auditAs(
  db: Db,
  actor: Actor,
  from: Origin,
  ...lines: AuditLine[]
): Promise<void> {
  await insertAll(
    db,
    auditLog,
    lines.map((line) => rowOf(actor, from, line)),
  );
}

/** Like `audit`, for what several calls do in one transaction. */
export async function auditEach(
  db: Db,
  done: readonly (readonly [ServiceRequest, AuditLine])[],
): Promise<void> {
  await insertAll(
    db,
    auditLog,
    done.map(([request, line]) => rowOf(request.caller, request, line)),
  );
}

/** Adds lines to the audit log by one statement, in the transaction that makes the changes. */
export const audit = (db: Db, request: ServiceRequest, ...lines: AuditLine[]): Promise<void> =>
  auditAs(db, request.caller, request, ...lines);
