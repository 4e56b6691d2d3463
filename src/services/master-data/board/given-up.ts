import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Feature, Permission } from '@/contracts/kit/feature/permissions';
import type { boardEndpoints, WorkKind } from '@/contracts/master-data/board';
import { importNeeds } from '@/contracts/master-data/import';
import type { WaitingWork } from '@/services/kit/board-part';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { tasks } from '@/services/kit/queue/tables';
import { isGivenUp, taskIs } from '@/services/kit/queue/work';
import { audit } from '@/services/kit/records/audit';
import { monthIssues } from '@/services/master-data/billing/issue/tables';
import { imports } from '@/services/master-data/imports/tables';

const shown = 3;

/** A task that the queue gave up, and what it was about. */
interface GivenUp {
  id: string;
  needs: Permission;
  about: string;
  at: string;
  page: string;
  query: Record<string, string>;
}

/** Files that came to nothing; one that a later file of its kind followed is done with. */
export const isFailedImport = and(
  isGivenUp,
  ne(imports.step, 'drop'),
  sql`not exists (select from ${imports} later
    where later.property_id = ${imports.propertyId} and later.kind = ${imports.kind}
      and later.at > ${imports.at})`,
);

async function failedImports(db: NodePgDatabase, propertyId: string): Promise<GivenUp[]> {
  const rows = await db
    .select({ run: imports, at: tasks.endedAt })
    .from(tasks)
    .innerJoin(imports, eq(imports.taskId, tasks.id))
    .where(and(eq(tasks.propertyId, propertyId), isFailedImport))
    .orderBy(desc(imports.at));
  return rows.map(({ run: { id, kind, fileName, taskId, at: begun }, at }) => ({
    ...{ id: taskId, needs: importNeeds[kind], about: fileName, at: at ?? begun },
    ...{ page: '/admin/property', query: { tab: '5', run: id } },
  }));
}

/** A month whose invoices are not all made; nothing else can be issued meanwhile. */
async function failedIssues(db: NodePgDatabase, propertyId: string): Promise<GivenUp[]> {
  const rows = await db
    .select({ issue: monthIssues, at: tasks.endedAt })
    .from(tasks)
    .innerJoin(monthIssues, eq(monthIssues.taskId, tasks.id))
    .where(and(eq(tasks.propertyId, propertyId), isGivenUp));
  return rows.map(({ issue: { period, taskId, at: begun }, at }) => ({
    ...{ id: taskId, needs: 'invoices:create', about: period, at: at ?? begun },
    ...{ page: '/invoices/issue', query: {} },
  }));
}

const reads = { importsFailed: failedImports, issueFailed: failedIssues };

/** What of it the caller could do again. */
const ownOf = (found: readonly GivenUp[], { caller }: ServiceRequest) =>
  found.filter(({ needs }) => caller.permissions.has(needs));

/** A line for each piece of work that was given up; it leads to where it can be done again. */
export const givenUpWork = (db: NodePgDatabase): WaitingWork[] =>
  (
    [
      ['importsFailed', Object.values(importNeeds)],
      ['issueFailed', ['invoices:create']],
    ] as const satisfies (readonly [WorkKind, readonly Permission[]])[]
  ).map(([kind, needs]) => ({
    ...{ kind, needs },
    read: async (request) => {
      const own = ownOf(await reads[kind](db, request.propertyId), request);
      return own.slice(0, shown).map(({ id, about, at, page, query }) => ({
        ...{ n: 1, page, query, urgency: 'us', about, amount: null, at, task: id },
      }));
    },
  }));

/** Takes a line away, for everybody; throws `NOT_FOUND` for what is no such line of the caller's. */
export const dismissHandler =
  (db: NodePgDatabase): Handlers<typeof boardEndpoints>['dismiss'] =>
  async ({ params: { id } }, request) => {
    const { propertyId } = request;
    const found = await Promise.all(Object.values(reads).map((read) => read(db, propertyId)));
    const one = ownOf(found.flat(), request).find((line) => line.id === id);
    if (!one) throw new Problem('NOT_FOUND');
    await db.transaction(async (tx) => {
      await tx
        .update(tasks)
        .set({ dismissedAt: new Date().toISOString() })
        .where(and(taskIs(id), isGivenUp));
      await audit(tx, request, {
        ...{ action: 'dismiss', entity: 'task', entityId: id, title: one.about },
      });
    });
    request.changed(one.needs.split(':')[0] as Feature);
    return {};
  };
