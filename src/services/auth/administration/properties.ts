import { and, eq, exists } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { propertyEndpoints } from '@/contracts/auth/properties';
import { accountProperties } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { inThaiOrder } from '@/services/kit/text/thai-text';

export const propertyHandlers = (db: NodePgDatabase): Handlers<typeof propertyEndpoints> => ({
  list: (_, { caller }) => {
    const worksThere = db
      .select()
      .from(accountProperties)
      .where(
        and(
          eq(accountProperties.propertyId, properties.id),
          eq(accountProperties.accountId, caller.accountId),
        ),
      );
    return db
      .select({
        id: properties.id,
        code: properties.code,
        dimension: properties.dimension,
        nameTh: properties.nameTh,
        nameEn: properties.nameEn,
      })
      .from(properties)
      .where(and(eq(properties.active, true), caller.platform ? undefined : exists(worksThere)))
      .orderBy(inThaiOrder(properties.nameTh));
  },
});
