import type { ReferenceKind } from '@/contracts/kit/references/reference';
import type { Db } from '@/services/kit/database/db';

/** What records of a kind are called, by their ids, wherever they are. */
export type Titles = (
  db: Db,
  kind: ReferenceKind,
  ids: readonly string[],
) => Promise<Map<string, string>>;
