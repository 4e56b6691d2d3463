import { and, countDistinct, gte, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sessions } from '@/services/auth/tables';

/** How many accounts were in use at each property since an instant. */
export async function staffSince(
  db: NodePgDatabase,
  at: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ propertyId: sessions.propertyId, n: countDistinct(sessions.accountId) })
    .from(sessions)
    .where(and(isNotNull(sessions.propertyId), gte(sessions.lastUsedAt, at)))
    .groupBy(sessions.propertyId);
  return new Map(rows.map(({ propertyId, n }) => [String(propertyId), n]));
}
