import { setTimeout as pause } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { poolOf } from '@/services/db/orm';
import { outlive } from '@/services/db/outlive';
import { askedTogether } from './asked-together';

/** How long the database is waited for, and between two looks while it is away, ms. */
const patience = 4000;
const gap = 1000;

/** Whether the database answers, as every room of a process knows it. */
export interface DatabaseWatch {
  /** Asks now, by a connection of its own: that all others are in use is no silence; all know what it finds. */
  answers(): Promise<boolean>;
  /** Known to be away: nobody needs to find out for himself. */
  isAway(): boolean;
  /** Looks whether it is away, where a statement failed as if it were, until it is back. */
  suspect(): void;
  stop(): Promise<void>;
}

/** Watches the database that a process works with; `told` once when it is away, and once when it is back. */
export function watchDatabase(db: NodePgDatabase, told: (isAway: boolean) => void): DatabaseWatch {
  const { options } = poolOf(db);
  const own = outlive(
    new pg.Pool({
      ...options,
      // The pool hides it from who copies its options.
      password: options.password,
      ...{ max: 1, connectionTimeoutMillis: patience, query_timeout: patience },
    }),
  );
  const stopping = new AbortController();
  let isAway = false;
  let looking: Promise<void> | undefined;

  const answers = askedTogether(async () => {
    const isThere = await own.query('select 1').then(
      () => true,
      () => false,
    );
    if (isThere === isAway) told(!isThere);
    isAway = !isThere;
    if (isAway) looking ??= look();
    return isThere;
  });
  async function look(): Promise<void> {
    while (isAway && !stopping.signal.aborted) {
      await pause(gap, undefined, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) await answers();
    }
    looking = undefined;
  }
  return {
    answers,
    isAway: () => isAway,
    suspect: () => void answers(),
    async stop() {
      stopping.abort();
      await looking;
      await own.end();
    },
  };
}
