import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Holding } from '@/services/kit/personal/holding';
import { accountProperties, accounts } from './tables';

/** Who works here is not erased as a resident: by the address that they sign in with. */
export const staffBar: NonNullable<Holding['bars']> = async (db, { propertyId, emails }) => {
  const [works] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(accountProperties, eq(accountProperties.accountId, accounts.id))
    .where(
      and(
        inArray(accounts.email, [...emails]),
        eq(accounts.active, true),
        or(eq(accountProperties.propertyId, propertyId), isNotNull(accounts.platformRoleId)),
      ),
    )
    .limit(1);
  return works && 'CUSTOMER_IS_STAFF';
};
