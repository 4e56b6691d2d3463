import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import {
  maskCitizenId,
  maskPassport,
  readCitizenId,
  readPassport,
} from '@/contracts/kit/fields/citizen-id';
import {
  type ImportKind,
  type ImportRow,
  type ImportRun,
  type importEndpoints,
  importMost,
  importNeeds,
} from '@/contracts/master-data/import';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { oneFile } from '@/services/kit/calls/one-file';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import type { TaskQueue } from '@/services/kit/queue/queue';
import { tasks } from '@/services/kit/queue/tables';
import { owe, shownTask, type Work } from '@/services/kit/queue/work';
import { audit } from '@/services/kit/records/audit';
import { pageOf } from '@/services/kit/records/page-of';
import { dimensionOf } from '@/services/master-data/dimension-of';
import { failedFile, importTemplate } from './files';
import { forgetRows, leftBehind } from './forget';
import { importTargets } from './kinds';
import { importPieces, importRows, imports } from './tables';
import type { ImportStep } from './work';

type State = ImportRun['state'];
const running: Record<string, State> = { read: 'reading', store: 'storing', undo: 'undoing' };
const ended: Record<string, State> = { read: 'ready', store: 'stored', undo: 'undone' };
/** What a step that was given up leaves behind. */
const left: Record<string, State> = { read: 'refused', store: 'ready', undo: 'stored' };

function stateOf(step: string, task: ImportRun['task']): State {
  const by = { waiting: running, running, done: ended, failed: left }[task.state];
  return by[step] ?? 'dropped';
}

const select = (db: Db) =>
  db
    .select({ run: imports, task: shownTask })
    .from(imports)
    .innerJoin(tasks, eq(tasks.id, imports.taskId))
    .$dynamic();
type Selected = Awaited<ReturnType<typeof select>>[number];

const shown = ({ run, task }: Selected) => ({ ...run, task, state: stateOf(run.step, task) });

const own = ({ propertyId }: ServiceRequest, ...more: (SQL | undefined)[]) =>
  and(eq(imports.propertyId, propertyId), ...more);

async function read(db: Db, request: ServiceRequest, id: string) {
  const [row] = await select(db).where(own(request, eq(imports.id, id)));
  if (!row) throw new Problem('NOT_FOUND');
  request.require(importNeeds[row.run.kind]);
  return shown(row);
}

const pieceBytes = 512 * 1024;

/** An import, which others do not change meanwhile. */
async function readLocked(tx: Db, request: ServiceRequest, id: string) {
  await tx
    .select()
    .from(imports)
    .where(own(request, eq(imports.id, id)))
    .for('update');
  return read(tx, request, id);
}

/** Leaves what of a kind was looked at and not stored: one preview at a time. */
async function dropReady(tx: Db, request: ServiceRequest, kind: ImportKind): Promise<void> {
  await oneAtATime(tx, `imports ${request.propertyId} ${kind}`);
  const ready = await select(tx).where(
    own(request, eq(imports.kind, kind), eq(imports.step, 'read'), eq(imports.rowsKept, true)),
  );
  for (const { run } of ready) await dropOne(tx, run);
}

/** Drops what is still where it was read, not what went on meanwhile. Its rows go once that is committed. */
async function dropOne(tx: Db, { id, taskId }: typeof imports.$inferSelect): Promise<void> {
  await tx
    .update(imports)
    .set({ step: 'drop', rowsKept: false })
    .where(and(eq(imports.id, id), eq(imports.taskId, taskId)));
}

const masks: Record<string, (value: string) => string> = {
  citizenId: (value) => maskCitizenId(readCitizenId(value) ?? ''),
  passport: (value) => maskPassport(readPassport(value) ?? ''),
};

/** A row as it is shown: numbers of cards are masked, also such as are wrong. */
function shownRow({
  id,
  line,
  outcome,
  typed,
  errors,
  changes,
  stayTitle,
}: typeof importRows.$inferSelect): ImportRow {
  const plain = Object.entries(typed).map(([field, value]) => {
    const mask = masks[field];
    return [field, mask && value ? mask(value) || '•••' : value];
  });
  const pairs = Object.entries(changes).map(([field, [before, after]]) => [
    field,
    [String(before ?? ''), String(after ?? '')],
  ]);
  const isChange = outcome === 'update';
  return {
    ...{ id, line, outcome, errors },
    typed: Object.fromEntries(plain),
    changes: isChange
      ? { ...Object.fromEntries(pairs), ...(stayTitle && { unit: ['', stayTitle] }) }
      : {},
  } as ImportRow;
}

type Works = Record<ImportKind, Work<ImportStep>>;

/** Files of units, houses and people: taken, looked at, stored, taken back. */
export function importHandlers(
  db: NodePgDatabase,
  queue: TaskQueue,
  works: Works,
): Handlers<typeof importEndpoints> {
  const owed = (
    tx: Db,
    request: ServiceRequest,
    kind: ImportKind,
    data: Pick<ImportStep, 'importId' | 'step'>,
  ) =>
    owe(tx, works[kind], {
      propertyId: request.propertyId,
      data: { ...data, ip: request.ip, userAgent: request.userAgent.slice(0, 300) },
      by: { id: request.caller.accountId, name: request.caller.fullname },
    });

  async function bring(
    kind: ImportKind,
    { body, files }: z.output<(typeof importEndpoints.units)['call']>,
    request: ServiceRequest,
  ) {
    const { name, bytes } = await oneFile(files, importMost.megabytes);
    const id = uuidv7();
    const { accountId: byId, fullname: by } = request.caller;
    const taskId = await db.transaction(async (tx) => {
      await dropReady(tx, request, kind);
      const taskId = await owed(tx, request, kind, { importId: id, step: 'read' });
      await tx.insert(imports).values({
        ...{ id, kind, taskId, byId, by, propertyId: request.propertyId },
        ...{ fileName: name, isSingle: body.isSingle, at: new Date().toISOString() },
      });
      for (let place = 0; place * pieceBytes < bytes.length; place++) {
        const piece = bytes.subarray(place * pieceBytes, (place + 1) * pieceBytes);
        await tx.insert(importPieces).values({ importId: id, place, bytes: piece });
      }
      return taskId;
    });
    queue.begin(taskId);
    request.changed(importTargets[kind].feature);
    return read(db, request, id);
  }

  /** Goes on with an import that stands at one of some states; throws `IMPORT_STATE`. */
  async function goOn(request: ServiceRequest, id: string, from: State, step: 'store' | 'undo') {
    const taskId = await db.transaction(async (tx) => {
      const run = await readLocked(tx, request, id);
      const { kind, create, update, error } = run;
      const isUseful = step === 'undo' ? run.rowsKept : create + update > 0;
      if (run.state !== from || !isUseful) throw new Problem('IMPORT_STATE');
      const taskId = await owed(tx, request, kind, { importId: id, step });
      await tx
        .update(imports)
        .set({ step, taskId, gaveUp: null, leftOver: 0 })
        .where(eq(imports.id, id));
      const counts = { kind, create, update, error };
      const changes = Object.fromEntries(
        Object.entries(counts).map(([field, value]) => [field, [null, value]]),
      );
      const line = { entity: 'import', entityId: id, title: run.fileName, changes } as const;
      await audit(tx, request, { action: step, ...line });
      return taskId;
    });
    queue.begin(taskId);
    return read(db, request, id);
  }

  return {
    units: (call, request) => bring('property-unit', call, request),
    houses: (call, request) => bring('house-info', call, request),
    people: (call, request) => bring('customer-property', call, request),

    template: async ({ params: { kind } }, request) => {
      request.require(importNeeds[kind]);
      return importTemplate(kind, await dimensionOf(db, request.propertyId));
    },

    list: async ({ query }, request) => {
      const { rows, total } = await pageOf(db, imports, {
        select: select(db),
        where: own(request),
        order: [desc(imports.at), desc(imports.id)],
        query,
      });
      return { rows: rows.map(shown), total };
    },

    get: ({ params: { id } }, request) => read(db, request, id),

    rows: async ({ params: { id }, query }, request) => {
      await read(db, request, id);
      const { rows, total } = await pageOf(db, importRows, {
        select: db.select().from(importRows).$dynamic(),
        where: and(
          eq(importRows.importId, id),
          query.outcome && eq(importRows.outcome, query.outcome),
        ),
        // What has to be mended is seen first.
        order: [sql`${importRows.outcome} <> 'error'`, asc(importRows.line)],
        query,
      });
      return { rows: rows.map(shownRow), total };
    },

    failed: async ({ params: { id } }, request) =>
      failedFile(db, await read(db, request, id), await dimensionOf(db, request.propertyId)),

    confirm: ({ params: { id } }, request) => goOn(request, id, 'ready', 'store'),
    undo: ({ params: { id } }, request) => goOn(request, id, 'stored', 'undo'),

    drop: async ({ params: { id } }, request) => {
      const kind = await db.transaction(async (tx) => {
        const run = await readLocked(tx, request, id);
        if (run.state !== 'ready' && run.state !== 'refused') throw new Problem('IMPORT_STATE');
        await dropOne(tx, run);
        return run.kind;
      });
      await forgetRows(db, leftBehind(request.propertyId));
      request.changed(importTargets[kind].feature);
      return read(db, request, id);
    },
  };
}
