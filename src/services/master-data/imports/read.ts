import { asc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ImportOutcome, importMost } from '@/contracts/master-data/import';
import { Problem } from '@/services/kit/calls/problem';
import { insertAll } from '@/services/kit/database/insert-all';
import type { TableRow } from '@/services/kit/sheet/table';
import { tableRowsAside } from '@/services/kit/sheet/table-aside';
import { forgetRows, leftBehind } from './forget';
import { forgetKeys } from './keys';
import { understood } from './kinds';
import { importPieces, importRows, imports } from './tables';

/** Rows that are understood and noted at a time. */
const batch = 125;

async function fileOf(db: NodePgDatabase, importId: string): Promise<Buffer> {
  const pieces = await db
    .select({ bytes: importPieces.bytes })
    .from(importPieces)
    .where(eq(importPieces.importId, importId))
    .orderBy(asc(importPieces.place));
  return Buffer.concat(pieces.map(({ bytes }) => bytes));
}

/** Understands a file's rows and notes what would become of each; nothing of the property is changed. */
export async function readImport(
  db: NodePgDatabase,
  importId: string,
  progress: (done: number, total: number) => Promise<void>,
): Promise<void> {
  const [run] = await db.select().from(imports).where(eq(imports.id, importId));
  if (run?.step !== 'read' || run.rowsKept) return;
  await forgetRows(db, leftBehind(run.propertyId));
  await forgetRows(db, sql`i.id = ${importId}::uuid`);
  await forgetKeys(db, importId);
  const { fields, stage } = understood[run.kind];
  const take = stage(db, run);
  const counts: Record<ImportOutcome, number> = { create: 0, update: 0, skip: 0, error: 0 };
  let waiting: TableRow<string>[] = [];
  let done = 0;
  async function note() {
    const rows = await take(waiting);
    for (const { outcome } of rows) counts[outcome] += 1;
    await insertAll(
      db,
      importRows,
      rows.map((row) => ({ ...row, importId })),
    );
    done += waiting.length;
    waiting = [];
    await progress(done, 0);
  }
  const file = { name: run.fileName, bytes: await fileOf(db, importId), by: run.byId };
  for await (const row of tableRowsAside(file, fields, importMost.rows)) {
    waiting.push(row);
    if (waiting.length === batch) await note();
  }
  if (waiting.length > 0) await note();
  await forgetKeys(db, importId);
  // Storing joins them with everything: without their figures the database takes them for a handful.
  // Of all columns it takes a second, in which the embedded database answers nobody.
  await db.execute(
    sql`analyze import_rows (import_id, line, outcome, version, record_id, stay_id)`,
  );
  await db.transaction(async (tx) => {
    const ready = { ...counts, rowsKept: true };
    await tx.update(imports).set(ready).where(eq(imports.id, importId));
    await tx.delete(importPieces).where(eq(importPieces.importId, importId));
  });
}

/** A file that cannot be read is not kept either. */
export async function refuseImport(db: NodePgDatabase, importId: string, error: unknown) {
  if (!(error instanceof Problem)) return;
  await db.delete(importPieces).where(eq(importPieces.importId, importId));
  await forgetRows(db, sql`i.id = ${importId}::uuid`);
  await forgetKeys(db, importId);
}
