import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as z from 'zod';
import { type ImportKind, importKinds } from '@/contracts/master-data/import';
import type { Work } from '@/services/kit/queue/work';
import { importTargets } from './kinds';
import { moveImport } from './move';
import { readImport, refuseImport } from './read';

const data = z.object({
  importId: z.string(),
  step: z.enum(['read', 'store', 'undo']),
  ip: z.string(),
  userAgent: z.string(),
});
export type ImportStep = z.output<typeof data>;

const named = (kind: ImportKind) => `import ${kind}`;

/** What the queue does with the imports of a kind. */
export const importWork = (db: NodePgDatabase, kind: ImportKind): Work<ImportStep> => ({
  name: named(kind),
  data,
  feature: importTargets[kind].feature,
  async run({ data: { importId, step, ...from }, by, progress }) {
    const doer = { ...by, ...from };
    if (step !== 'read') return moveImport(db, importId, doer, progress);
    try {
      await readImport(db, importId, progress);
    } catch (error) {
      await refuseImport(db, importId, error);
      throw error;
    }
  },
});

export const importWorks = (db: NodePgDatabase) =>
  Object.fromEntries(importKinds.map((kind) => [kind, importWork(db, kind)])) as Record<
    ImportKind,
    Work<ImportStep>
  >;
