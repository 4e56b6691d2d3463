import type { ErrorCode } from '@/contracts/kit/calls/errors';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import type { HeldRow, HoldingsOf } from './holding';

/** All that is held of somebody, by its kinds in their order. */
export async function allHeld<Kind extends string, Of>(
  db: Db,
  kinds: readonly Kind[],
  holdings: HoldingsOf<Kind, Of>,
  of: Of,
): Promise<Record<Kind, HeldRow[]>> {
  const all: Partial<Record<Kind, HeldRow[]>> = {};
  for (const kind of kinds) {
    const found = Object.values<HeldRow[] | undefined>(all).flatMap((rows = []) =>
      rows.map(({ id }) => id),
    );
    all[kind] = await holdings[kind].rows(db, of, found);
  }
  return all as Record<Kind, HeldRow[]>;
}

/** How much that is, by kinds. */
export const countsOf = <Kind extends string>(
  kinds: readonly Kind[],
  all: Record<Kind, HeldRow[]>,
) =>
  kinds.map((kind) => ({
    kind,
    count: all[kind].reduce((sum, { times = 1 }) => sum + times, 0),
  }));

/** Why nothing may be erased yet, as it is told before somebody tries. */
export const barTold = <Code extends ErrorCode>(code: Code, details?: Record<string, string>) => ({
  code,
  message: new Problem(code, details).message,
  ...(details && { details }),
});

/** Takes somebody out of all that is held of them: each kind does what its declaration says. */
export async function forgetAll<Kind extends string, Of>(
  tx: Db,
  kinds: readonly Kind[],
  holdings: HoldingsOf<Kind, Of>,
  of: Of,
): Promise<void> {
  const all = await allHeld(tx, kinds, holdings, of);
  for (const kind of kinds) {
    const ids = all[kind].map((one) => one.id);
    // A letter that waits, for example, is named by no row of its own.
    await holdings[kind].forget?.(tx, of, ids);
  }
}
