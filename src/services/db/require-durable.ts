import type { PGlite } from '@electric-sql/pglite';
import { DatabaseProblem } from './database-problem';

/**
 * Commits something and throws `WILL_NOT_OPEN` unless a real sync came of it: the sync hooks into
 * the insides of PGlite, and a release that has moved them would lose rows without a sign.
 */
export async function requireDurable(
  pglite: PGlite,
  syncs: () => number,
  folder: string,
): Promise<void> {
  const before = syncs();
  await pglite.query(`SELECT pg_logical_emit_message(true, 'boot', 'probe')`);
  if (syncs() > before) return;
  throw new DatabaseProblem(
    'WILL_NOT_OPEN',
    `The database folder ${folder} was not opened, because a commit does not reach the disk: ` +
      'this release of PGlite is not the one that the product is made for.',
  );
}
