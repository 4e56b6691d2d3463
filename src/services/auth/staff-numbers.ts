import { and, count, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { accountProperties, accounts } from './tables';

/** How many active accounts work in each of some properties; one without any is left out. */
export const staffNumbers =
  (db: NodePgDatabase) =>
  async (propertyIds: readonly string[]): Promise<Map<string, number>> => {
    const rows = await db
      .select({ propertyId: accountProperties.propertyId, n: count() })
      .from(accountProperties)
      .innerJoin(accounts, eq(accounts.id, accountProperties.accountId))
      .where(
        and(inArray(accountProperties.propertyId, [...propertyIds]), eq(accounts.active, true)),
      )
      .groupBy(accountProperties.propertyId);
    return new Map(rows.map(({ propertyId, n }) => [propertyId, n]));
  };
