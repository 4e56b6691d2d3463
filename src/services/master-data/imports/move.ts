import { and, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Problem } from '@/services/kit/calls/problem';
import { isForeignKeyBroken } from '@/services/kit/database/database-errors';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import type { Task } from '@/services/kit/queue/work';
import { forgetRows, leftBehind } from './forget';
import {
  type Doer,
  type Piece,
  type Run,
  refuseChanged,
  refuseTouched,
  takeBack,
  write,
} from './piece';
import { importRows, imports } from './tables';
import { refuseUsed } from './used';

/** Rows of one transaction: another call waits for so many and not for all. */
const most = 250;

const importIs = (id: string) => eq(imports.id, id);
const isMoved = inArray(importRows.outcome, ['create', 'update']);
const goesUp = ({ step, gaveUp }: Run) => (step === 'store') !== (gaveUp !== null);

async function nextPiece(db: Db, run: Run, which: SQL, size: number, up = true) {
  const rows = await db
    .select({ line: importRows.line, outcome: importRows.outcome })
    .from(importRows)
    .where(and(eq(importRows.importId, run.id), which))
    .orderBy(up ? importRows.line : sql`${importRows.line} desc`)
    .limit(size);
  const lines = rows.map(({ line }) => line);
  const moved = rows.filter(({ outcome }) => outcome === 'create' || outcome === 'update').length;
  const moves = up && run.step === 'undo' ? 2 : 0;
  return { run, moves, moved, first: Math.min(...lines), last: Math.max(...lines) };
}

interface Moving {
  db: NodePgDatabase;
  importId: string;
  by: Doer;
  /** Whether what was moved is put back. */
  isBack: boolean;
}

/**
 * Moves the next rows, or passes over them, by one transaction that also notes how far the import is;
 * answers how many were moved, `undefined` where none are left.
 */
const moveSome = ({ db, importId, by, isBack }: Moving, size: number, isPassed = false) =>
  db.transaction(async (tx): Promise<number | undefined> => {
    const [run] = await tx.select().from(imports).where(importIs(importId)).for('update');
    if (!run || (run.gaveUp !== null) !== isBack) throw new Error('another process has moved it');
    // Two imports of one property are not moved in the same moment.
    await oneAtATime(tx, `import ${run.propertyId}`);
    const up = goesUp(run);
    const { line } = importRows;
    const which = up ? gt(line, run.storedTo) : lte(line, run.storedTo);
    const piece = await nextPiece(tx, run, which, size, up);
    if (piece.last < piece.first) return undefined;
    if (!isPassed) await (up ? write : takeBack)(tx, piece, by);
    await tx
      .update(imports)
      .set({
        storedTo: up ? piece.last : piece.first - 1,
        ...(isPassed && { leftOver: run.leftOver + piece.moved }),
      })
      .where(importIs(importId));
    return piece.moved;
  });

/** What a failure means for the import; `undefined` where it is to be tried again. */
function reasonOf(error: unknown, { step }: Run): Run['gaveUp'] | undefined {
  const isRefused =
    error instanceof Problem &&
    (error.code === 'IMPORT_CHANGED' || error.code === 'IMPORT_TOUCHED');
  if (!isRefused && !isForeignKeyBroken(error)) return undefined;
  return step === 'store' ? 'IMPORT_CHANGED' : 'IMPORT_TOUCHED';
}

/** Looks at all rows that are to be moved, so that hardly ever any has to be put back. */
async function lookAtAll(db: NodePgDatabase, run: Run): Promise<void> {
  const isStore = run.step === 'store';
  const until = isStore ? undefined : lte(importRows.line, run.storedTo);
  for (let line = isStore ? run.storedTo : 0; ; ) {
    const which = and(gt(importRows.line, line), until) as SQL;
    const piece: Piece = { ...(await nextPiece(db, run, which, most)), moves: 0 };
    if (piece.last < piece.first) return;
    if (isStore) await refuseChanged(db, piece);
    else {
      await refuseTouched(db, piece);
      await refuseUsed(db, piece);
    }
    line = piece.last;
  }
}

/** Puts back what was moved; a row that somebody has changed or used meanwhile stays as it is. */
async function putBack(moving: Moving, run: Run, told: (moved: number) => Promise<void>) {
  let size = most;
  for (;;) {
    try {
      const moved = await moveSome(moving, size);
      if (moved === undefined) return;
      await told(-moved);
      size = Math.min(most, size * 2);
    } catch (error) {
      if (!reasonOf(error, run)) throw error;
      if (size === 1) await moveSome(moving, 1, true);
      // Fewer at a time, until it is clear which one it is.
      size = Math.max(1, Math.floor(size / 2));
    }
  }
}

/** Notes that an import is stored or taken back; only the latest of a kind can be undone. */
async function finish(db: NodePgDatabase, { id, step, kind, propertyId }: Run): Promise<void> {
  const stored = step === 'store';
  const endedAt = new Date().toISOString();
  await db.transaction(async (tx) => {
    await tx
      .update(imports)
      .set({ stored, endedAt })
      .where(and(importIs(id), isNull(imports.gaveUp)));
    const sameKind = and(eq(imports.propertyId, propertyId), eq(imports.kind, kind));
    const others = and(sameKind, ne(imports.id, id), eq(imports.stored, true));
    if (stored) await tx.update(imports).set({ rowsKept: false }).where(others);
  });
  await forgetRows(db, leftBehind(propertyId));
}

function problemOf({ step, gaveUp, leftOver }: Run): Problem {
  if (leftOver === 0) return new Problem(gaveUp ?? 'IMPORT_CHANGED');
  return new Problem(step === 'store' ? 'IMPORT_PART_STORED' : 'IMPORT_PART_UNDONE', {
    n: leftOver,
  });
}

/**
 * Does the step that an import stands at: stores all its right rows, or takes back what it stored, in short
 * transactions that each note how far it is, so that a second run goes on where the first one died. Where a
 * row cannot be moved those before it are put back, and it throws an `IMPORT_` problem.
 */
export async function moveImport(
  db: NodePgDatabase,
  importId: string,
  by: Doer,
  progress: Task<unknown>['progress'],
): Promise<void> {
  const [run] = await db.select().from(imports).where(importIs(importId));
  if (!run || run.stored === (run.step === 'store')) return;
  const total = run.create + run.update;
  const isBelow = lte(importRows.line, run.storedTo);
  const below = await db.$count(
    importRows,
    and(eq(importRows.importId, importId), isMoved, isBelow),
  );
  let done = run.step === 'store' ? below : total - below;
  const told = (moved: number) => {
    done += moved;
    return progress(done, total);
  };
  const moving = { db, importId, by };
  if (!run.gaveUp) {
    try {
      if (!run.rowsKept) throw new Problem('IMPORT_TOUCHED');
      await lookAtAll(db, run);
      for (;;) {
        const moved = await moveSome({ ...moving, isBack: false }, most);
        if (moved === undefined) return await finish(db, run);
        await told(moved);
      }
    } catch (error) {
      const gaveUp = reasonOf(error, run);
      if (!gaveUp) throw error;
      await db.update(imports).set({ gaveUp }).where(importIs(importId));
    }
  }
  await putBack({ ...moving, isBack: true }, run, told);
  const [ended = run] = await db.select().from(imports).where(importIs(importId));
  throw problemOf(ended);
}
