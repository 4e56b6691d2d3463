import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { invalidField } from '@/services/kit/calls/problem';

interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
}

/** What the driver says, without a code, of a connection that is gone, silent or not to be had. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** An error, or what the queue makes of one. */
const isErrorLike = (error: unknown): error is DatabaseError & { cause?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error;

/** The database's own error under whatever wraps it, or undefined. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; isErrorLike(at); at = at.cause) {
    if (typeof at.code === 'string') return at;
    if (lost.test(String(at.message))) return { code: '08006' };
  }
  return undefined;
}

// Class 08, 57 and 25P0x are PostgreSQL's own words for it, a statement that took too long among them;
// the rest is the socket's.
const unreachable =
  /^(08...|57014|57P0[1-5]|25P0[34]|53300|ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/;

/** Whether a call failed because the database does not answer. */
export const isUnreachable = (error: unknown): boolean =>
  unreachable.test(String(databaseError(error)?.code));

/** Whether nothing more can be kept: the disk of the uploads or the database's is full. */
export const hasNoRoom = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|53100)$/.test(String(databaseError(error)?.code));

/** Whether a row could not go because another one names it. */
export const isForeignKeyBroken = (error: unknown): boolean =>
  databaseError(error)?.code === '23503';

/** Throws a `duplicate` of the field that the table names for a unique constraint's violation. */
export async function refuseDuplicates<T>(
  fieldOf: Readonly<Record<string, string>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const cause = databaseError(error);
    const field = cause?.code === '23505' ? fieldOf[String(cause.constraint)] : undefined;
    throw field ? invalidField(field, 'duplicate') : error;
  }
}

/** Throws the error of the table's field that names a row of another table which is not there. */
export async function refuseUnknown<T>(table: PgTable, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const cause = databaseError(error);
    const key = getTableConfig(table).foreignKeys.find(
      (one) => one.getName() === cause?.constraint,
    );
    const [column] = key?.reference().columns ?? [];
    const [field] = Object.entries(getTableColumns(table)).find(([, one]) => one === column) ?? [];
    throw field && isForeignKeyBroken(error) ? invalidField(field, 'invalid') : error;
  }
}
