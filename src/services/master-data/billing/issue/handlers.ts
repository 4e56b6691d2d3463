import { desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import { previewPage } from '@/contracts/billing/issue-preview';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import type { TaskQueue } from '@/services/kit/queue/queue';
import { tasks } from '@/services/kit/queue/tables';
import { owe, shownTask } from '@/services/kit/queue/work';
import { holdOpen } from '@/services/master-data/billing/books/ledger';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { areUnbilled } from '@/services/master-data/billing/meters/hold';
import type { Draft, Month } from './draft';
import { monthsToIssue } from './months';
import { figuresOf, planMonth } from './plan';
import { previewMonth } from './preview';
import { refuseWhileIssuing } from './running';
import { standsBefore } from './stands';
import { monthIssues, monthPieces } from './tables';
import { takeBackMonth } from './take-back';
import type { monthWork } from './work';

/** Invoices that are made in one transaction. */
const aPiece = 50;

function refuseOrder({ issuedOn, dueOn }: Month): void {
  if (dueOn < issuedOn) throw invalidField('dueOn', 'endsFirst');
}

const changed = (drafts: readonly Draft[]) => {
  const { units, total } = figuresOf(drafts);
  return new Problem('BILL_CHANGED', { units, total: showBaht(total) });
};

const latest = (db: Db, propertyId: string) =>
  db
    .select({ issue: monthIssues, task: shownTask })
    .from(monthIssues)
    .innerJoin(tasks, eq(tasks.id, monthIssues.taskId))
    .where(eq(monthIssues.propertyId, propertyId))
    .orderBy(desc(monthIssues.at), desc(monthIssues.id))
    .limit(1)
    .then(([row]) => row && { ...row.issue, task: row.task });

const listed = (ids: readonly string[]) =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Whether all that a plan was reckoned from is as it was; it stays so until the transaction ends. */
async function isStill(
  tx: Db,
  { drafts, versions }: Awaited<ReturnType<typeof planMonth>>,
): Promise<boolean> {
  const waiting = drafts.flatMap(({ lines }) => lines.filter(({ waits }) => waits));
  const late = [...versions.keys()];
  const { rows: own } = await tx.execute(sql`select id from ${charges} where invoice_id is null
    and id in ${listed(waiting.map(({ id }) => id))} for share`);
  const { rows: owing } = await tx.execute<{ id: string; version: number }>(
    sql`select id, version from ${invoices} where id in ${listed(late)} for share`,
  );
  const isRead = await areUnbilled(
    tx,
    drafts.flatMap((draft) => draft.lines),
  );
  const isSame = isRead && owing.every(({ id, version }) => versions.get(id) === version);
  return own.length === waiting.length && owing.length === late.length && isSame;
}

type Made = 'preview' | 'issue' | 'issuing' | 'resume' | 'stands' | 'takeBack';

/** A month's invoices: looked at first, then confirmed, and made by the queue. */
export function issueHandlers(
  db: NodePgDatabase,
  queue: TaskQueue,
  work: ReturnType<typeof monthWork>,
): Pick<Handlers<typeof invoiceEndpoints>, Made> {
  const owed = (tx: Db, { propertyId, caller, ip, userAgent }: ServiceRequest, issueId: string) =>
    owe(tx, work, {
      ...{ propertyId, data: { issueId, ip, userAgent: userAgent.slice(0, 300) } },
      by: { id: caller.accountId, name: caller.fullname },
    });
  const told = async (request: ServiceRequest, taskId: string) => {
    queue.begin(taskId);
    request.changed('invoices');
    const run = await latest(db, request.propertyId);
    if (!run) throw new Problem('NOT_FOUND');
    return run;
  };

  return {
    preview: async ({ body }, { propertyId }) => {
      refuseOrder(body);
      await refuseWhileIssuing(db, propertyId);
      return previewMonth(db, propertyId, { ...body, limit: previewPage });
    },

    // All of the month or none: what was shown is kept here as it is to be made, or refused. From
    // then on nothing can refuse a part of it, so that the pieces can be made one after another.
    issue: async ({ body }, request) => {
      refuseOrder(body);
      const { propertyId, caller } = request;
      const { period, issuedOn, dueOn, units, total } = body;
      const before = await latest(db, propertyId);
      if (before && !before.endedAt) {
        throw new Problem('ISSUE_RUNNING', { period: before.period });
      }
      const plan = await planMonth(db, propertyId, body);
      const { drafts } = plan;
      const figures = figuresOf(drafts);
      if (figures.units !== units || figures.total !== total) throw changed(drafts);
      const id = uuidv7();
      const taskId = await db.transaction(async (tx) => {
        await holdOpen(tx, propertyId, issuedOn);
        const taskId = await owed(tx, request, id);
        const begun = await tx
          .insert(monthIssues)
          .values({
            ...{ id, propertyId, period, issuedOn, dueOn, units, total, taskId },
            ...{ by: caller.fullname, at: new Date().toISOString() },
          })
          .onConflictDoNothing()
          .returning({ id: monthIssues.id });
        if (begun.length === 0) throw new Problem('ISSUE_RUNNING', { period });
        // Another one began and ended while this was reckoned.
        const [last] = await tx
          .select({ id: monthIssues.id })
          .from(monthIssues)
          .where(sql`${monthIssues.propertyId} = ${propertyId} and ${monthIssues.id} <> ${id}`)
          .orderBy(desc(monthIssues.at), desc(monthIssues.id))
          .limit(1);
        if (last?.id !== before?.id || !(await isStill(tx, plan))) throw changed(drafts);
        const pieces = Array.from({ length: Math.ceil(drafts.length / aPiece) }, (_, place) => ({
          ...{ issueId: id, place },
          drafts: drafts.slice(place * aPiece, (place + 1) * aPiece),
        }));
        await insertAll(tx, monthPieces, pieces);
        return taskId;
      });
      return told(request, taskId);
    },

    issuing: async (_call, { propertyId }) => ({
      run: (await latest(db, propertyId)) ?? null,
      ...(await monthsToIssue(db, propertyId)),
    }),

    stands: ({ query }, { propertyId }) => standsBefore(db, propertyId, query.period),

    takeBack: async ({ body }, request) => {
      await db.transaction((tx) => takeBackMonth(tx, request, body));
      for (const feature of ['invoices', 'receipts', 'meters'] as const) request.changed(feature);
      const run = await latest(db, request.propertyId);
      if (!run) throw new Problem('NOT_FOUND');
      return run;
    },

    // It was given up after several tries: the rest of it is made still.
    resume: async (_call, request) => {
      const taskId = await db.transaction(async (tx) => {
        const [open] = await tx
          .select()
          .from(monthIssues)
          .where(
            sql`${monthIssues.propertyId} = ${request.propertyId} and ${monthIssues.endedAt} is null`,
          )
          .for('update');
        const [task] = open ? await tx.select().from(tasks).where(eq(tasks.id, open.taskId)) : [];
        if (!open || task?.state !== 'failed') throw new Problem('NOT_FOUND');
        const taskId = await owed(tx, request, open.id);
        await tx.update(monthIssues).set({ taskId }).where(eq(monthIssues.id, open.id));
        return taskId;
      });
      return told(request, taskId);
    },
  };
}
