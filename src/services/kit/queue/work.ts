import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { ZodType } from 'zod';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { requestNow } from '@/http/request-id';
import type { Db } from '@/services/kit/database/db';
import { tasks } from './tables';

/** One task as its work sees it. */
export interface Task<Data> {
  id: string;
  /** `null` for work of the platform. */
  propertyId: string | null;
  data: Data;
  /** Who asked for it. */
  by: { id: string; name: string };
  /** Aborted when the process stops, or when another one has taken the task. */
  signal: AbortSignal;
  /**
   * Keeps and tells how far it is, about once a second however often it is called; throws once the
   * signal is aborted. Never inside a transaction: it writes by another connection.
   */
  progress: (done: number, total: number) => Promise<void>;
}

/**
 * What is done with the tasks of one name. A run may be the second of its task, after a process that died
 * or was taken for dead: what it changes it changes by transactions that look first whether it is done.
 */
export interface Work<Data> {
  name: string;
  data: ZodType<Data>;
  /** Whose followers are told of its progress. */
  feature: Feature;
  /** Throws a `Problem` to give up for good; after anything else it is tried again, four times. */
  run(task: Task<Data>): Promise<void>;
}

/** Notes a task in the transaction that needs it; after the commit the queue is told to `begin` it. */
export async function owe<Data>(
  tx: Db,
  { name }: Work<Data>,
  { propertyId, data, by }: Pick<Task<Data>, 'propertyId' | 'data' | 'by'>,
): Promise<string> {
  const id = uuidv7();
  await tx.insert(tasks).values({
    ...{ id, propertyId, data, work: name },
    requestId: requestNow() ?? null,
    ...{ byId: by.id, byName: by.name, createdAt: new Date().toISOString() },
  });
  return id;
}

/** What `task` of the contracts shows of one, to be selected beside the record that it is about. */
export const shownTask = {
  state: tasks.state,
  done: tasks.done,
  total: tasks.total,
  failure: tasks.failure,
};

export const taskIs = (id: string) => eq(tasks.id, id);

/** Given up, and nobody has said that it is seen to. */
export const isGivenUp = and(eq(tasks.state, 'failed'), isNull(tasks.dismissedAt));
