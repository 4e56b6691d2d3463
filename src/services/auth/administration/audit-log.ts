import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type auditEndpoints, auditTotalMost } from '@/contracts/auth/audit';
import type { QueryOf } from '@/contracts/kit/calls/list-endpoint';
import { auditLog, properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { inBatches } from '@/services/kit/database/in-batches';
import { holding } from '@/services/kit/records/page-of';
import { auditFile } from './audit-file';

const dayMs = 86_400_000;
const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`).getTime();
const instantOf = (ms: number) => new Date(ms).toISOString();

/** The lines that the caller may read: of the own property, or all at the main admin. */
function readable({ caller }: ServiceRequest) {
  if (caller.propertyId) return eq(auditLog.propertyId, caller.propertyId);
  if (!caller.platform) throw new Problem('NO_PROPERTY');
  return undefined;
}

type Filter = Omit<QueryOf<typeof auditEndpoints.list>, 'page' | 'limit'>;

/** The lines that the filters find among those that the caller may read. */
function foundBy({ entity, entityId, accountId, propertyId, from, to, keywords }: Filter) {
  return and(
    propertyId ? eq(auditLog.propertyId, propertyId) : undefined,
    entity ? eq(auditLog.entity, entity) : undefined,
    entityId ? eq(auditLog.entityId, entityId) : undefined,
    accountId ? eq(auditLog.accountId, accountId) : undefined,
    from ? gte(auditLog.at, instantOf(startOf(from))) : undefined,
    to ? lt(auditLog.at, instantOf(startOf(to) + dayMs)) : undefined,
    holding(keywords, auditLog.accountName),
  );
}

const newestFirst = [desc(auditLog.at), desc(auditLog.id)];

const entries = (db: NodePgDatabase) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      accountName: auditLog.accountName,
      propertyName: properties.nameTh,
      action: auditLog.action,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      title: auditLog.title,
      changes: auditLog.changes,
      ip: auditLog.ip,
    })
    .from(auditLog)
    .leftJoin(properties, eq(properties.id, auditLog.propertyId));

/** Who changed what, newest first. */
export const auditHandlers = (db: NodePgDatabase): Handlers<typeof auditEndpoints> => ({
  list: async ({ query }, request) => {
    const found = and(readable(request), foundBy(query));
    const some = db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(found)
      .limit(auditTotalMost)
      .as('some');
    const [rows, [counted]] = await Promise.all([
      entries(db)
        .where(found)
        .orderBy(...newestFirst)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      db.select({ total: count() }).from(some),
    ]);
    return { rows, total: counted?.total ?? 0 };
  },

  download: async ({ query }, request) => {
    const found = await db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(readable(request), foundBy(query)))
      .orderBy(...newestFirst);
    const ids = found.map(({ id }) => id);
    return auditFile({
      each: inBatches(ids, (some) => entries(db).where(inArray(auditLog.id, some))),
      count: ids.length,
    });
  },
});
