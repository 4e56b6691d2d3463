import { and, count, desc, eq, gte, ilike, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type auditEndpoints, auditTotalMost } from '@/contracts/auth/audit';
import { normalThai } from '@/contracts/kit/text/thai-text';
import { auditLog, properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { contains } from '@/services/kit/text/thai-text';

const dayMs = 86_400_000;
const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`).getTime();
const instantOf = (ms: number) => new Date(ms).toISOString();

/** The lines that the caller may read: of the own property, or all at the main admin. */
function readable({ caller }: ServiceRequest) {
  if (caller.propertyId) return eq(auditLog.propertyId, caller.propertyId);
  if (!caller.platform) throw new Problem('NO_PROPERTY');
  return undefined;
}

/** Who changed what, newest first. */
export const auditHandlers = (db: NodePgDatabase): Handlers<typeof auditEndpoints> => ({
  list: async ({ query }, request) => {
    const { entity, entityId, accountId, propertyId, from, to } = query;
    const found = and(
      readable(request),
      propertyId ? eq(auditLog.propertyId, propertyId) : undefined,
      entity ? eq(auditLog.entity, entity) : undefined,
      entityId ? eq(auditLog.entityId, entityId) : undefined,
      accountId ? eq(auditLog.accountId, accountId) : undefined,
      from ? gte(auditLog.at, instantOf(startOf(from))) : undefined,
      to ? lt(auditLog.at, instantOf(startOf(to) + dayMs)) : undefined,
      query.keywords?.trim()
        ? ilike(auditLog.accountName, contains(normalThai(query.keywords)))
        : undefined,
    );
    const some = db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(found)
      .limit(auditTotalMost)
      .as('some');
    const [rows, [counted]] = await Promise.all([
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
        .leftJoin(properties, eq(properties.id, auditLog.propertyId))
        .where(found)
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      db.select({ total: count() }).from(some),
    ]);
    return { rows, total: counted?.total ?? 0 };
  },
});
