import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isUnreachable } from '@/services/kit/database/database-errors';
import type { Letter, MailError, Post } from './post';

/** A table with the columns of `owedColumns`. */
export type OwedTable = PgTable &
  Record<'id' | 'tries' | 'nextAt' | 'begunAt' | 'failedAt', PgColumn> & {
    $inferSelect: { id: string; tries: number };
  };

/** Why a letter did not go out. */
export interface NotSent {
  error: MailError;
  /** Null where it could not be written. */
  letter: Letter | null;
  /** The mail server refused this letter itself. */
  final: boolean;
  /** It is tried no more. */
  last: boolean;
}

interface Owing<Table extends OwedTable> {
  db: NodePgDatabase;
  post: Pick<Post, 'send'>;
  table: Table;
  /** Which of them, beside those that are due. */
  which: SQL | undefined;
  /** The minutes from each failed try to the next one; after the last nothing is tried. */
  waits: readonly number[];
  /** Whether letters may go out at an instant; always where left out. */
  mayTry?: (at: Date) => boolean;
  /** The letter as it is true now; null where there is nothing to say any more. */
  write: (row: Table['$inferSelect']) => Promise<Letter | null>;
  /** Keeps the end of one that went out, or that had nothing to say. */
  done: (row: Table['$inferSelect'], letter: Letter | null) => Promise<unknown>;
  /** What else is kept of one that did not. */
  failed?: (why: NotSent) => object;
  /** Told of a letter that could not be written. */
  unwritten?: (error: unknown) => void;
}

const batch = 100;

/** How many letters of a table wait for their turn, or for another try. */
export const lettersWaiting = (db: NodePgDatabase, table: OwedTable): Promise<number> =>
  db.$count(table, and(isNull(table.begunAt), isNull(table.failedAt)));

/** Whether the mail server refused this letter itself, so that it would do so again. */
const isFinal = ({ code, responseCode }: MailError) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;

/**
 * Sends what is due of the letters that are owed, each by one process; one that fails is tried again after
 * growing waits. That one is begun is on the disk before the mail server hears of it: a process that dies in
 * between leaves a letter that nobody sends again by himself.
 */
export async function sendOwed<Table extends OwedTable>(
  owing: Owing<Table>,
  now = new Date(),
): Promise<void> {
  const { db, post, waits, mayTry = () => true } = owing;
  const table: OwedTable = owing.table;
  type Row = Table['$inferSelect'] & { id: string; tries: number };
  const set = (row: Row, values: object) =>
    db
      .update(table)
      .set(values as never)
      .where(eq(table.id, row.id));

  /** Whether this process is the one to send it; from then on no other is. */
  async function begin(row: Row): Promise<boolean> {
    const begun = await db
      .update(table)
      .set({ begunAt: now.toISOString(), tries: row.tries + 1 } as never)
      .where(and(eq(table.id, row.id), eq(table.tries, row.tries), isNull(table.begunAt)))
      .returning({ id: table.id });
    return begun.length > 0;
  }

  async function keepFailure(row: Row, error: MailError, letter: Letter | null): Promise<void> {
    const wait = waits[row.tries];
    const next = wait === undefined ? undefined : new Date(now.getTime() + wait * 60_000);
    const final = isFinal(error);
    const again = next && mayTry(next) && !final;
    const left = again ? { nextAt: next.toISOString() } : { failedAt: now.toISOString() };
    const why = { error, letter, final, last: !again };
    await set(row, { begunAt: null, ...left, ...owing.failed?.(why) });
  }

  async function sendOne(row: Row): Promise<void> {
    let letter: Letter | null = null;
    let isMine = false;
    let unwritten: unknown;
    try {
      await post.send(async () => {
        try {
          letter = await owing.write(row);
        } catch (error) {
          if (isUnreachable(error)) throw error;
          unwritten = error;
        }
        isMine = await begin(row);
        return isMine ? letter : null;
      });
    } catch (error) {
      if (!isMine) throw error;
      return keepFailure(row, error as MailError, letter);
    }
    if (!isMine) return;
    if (unwritten === undefined) return void (await owing.done(row, letter));
    owing.unwritten?.(unwritten);
    await keepFailure(row, { code: 'UNWRITTEN' }, null);
  }

  for (;;) {
    const due = (await db
      .select()
      .from(table as PgTable)
      .where(
        and(
          lte(table.nextAt, now.toISOString()),
          isNull(table.begunAt),
          isNull(table.failedAt),
          owing.which,
        ),
      )
      .orderBy(asc(table.nextAt), asc(table.id))
      .limit(batch)) as Row[];
    if (due.length === 0) return;
    await Promise.all(due.map(sendOne));
  }
}
