import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { accountProperties, accounts, roles } from '@/services/auth/tables';
import type { Db } from '@/services/kit/database/db';
import { inThaiOrder } from '@/services/kit/text/thai-text';

const workIn = (propertyIds: readonly string[]) =>
  and(inArray(accountProperties.propertyId, [...propertyIds]), eq(accounts.active, true));

/** The active accounts that work in some properties. */
export const staffDirectory = (db: Db) => ({
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

  /** Who of them may do something in a property by their role there, by name. */
  async holding(propertyId: string, right: Permission) {
    return db
      .select({ accountId: accounts.id, fullname: accounts.fullname })
      .from(accountProperties)
      .innerJoin(accounts, eq(accounts.id, accountProperties.accountId))
      .innerJoin(roles, eq(roles.id, accountProperties.roleId))
      .where(
        and(workIn([propertyId]), sql`${roles.permissions} @> ${JSON.stringify([right])}::jsonb`),
      )
      .orderBy(inThaiOrder(accounts.fullname), asc(accounts.id));
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
