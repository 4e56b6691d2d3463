import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { accountProperties, accounts } from '@/services/auth/tables';
import { inThaiOrder } from '@/services/kit/text/thai-text';

const workIn = (propertyIds: readonly string[]) =>
  and(inArray(accountProperties.propertyId, [...propertyIds]), eq(accounts.active, true));

/** The active accounts that work in some properties. */
export const staffDirectory = (db: NodePgDatabase) => ({
  /** How many there are, by property; one without any is left out. */
  async numbers(propertyIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await db
      .select({ propertyId: accountProperties.propertyId, n: count() })
      .from(accountProperties)
      .innerJoin(accounts, eq(accounts.id, accountProperties.accountId))
      .where(workIn(propertyIds))
      .groupBy(accountProperties.propertyId);
    return new Map(rows.map(({ propertyId, n }) => [propertyId, n]));
  },

  /** Each of them once for each of the properties, by name. */
  async of(propertyIds: readonly string[]) {
    return db
      .select({
        propertyId: accountProperties.propertyId,
        accountId: accounts.id,
        fullname: accounts.fullname,
      })
      .from(accountProperties)
      .innerJoin(accounts, eq(accounts.id, accountProperties.accountId))
      .where(workIn(propertyIds))
      .orderBy(inThaiOrder(accounts.fullname), asc(accounts.id));
  },
});
