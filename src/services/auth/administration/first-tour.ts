import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { firstTourEndpoints } from '@/contracts/auth/first-tour';
import { firstTours as table } from '@/services/auth/tables';
import type { Handlers } from '@/services/kit/calls/mount';

/** Keeps who is offered the tour no more. Not audited: it changes nobody's data, and is nobody else's. */
export const firstTourHandlers = (db: NodePgDatabase): Handlers<typeof firstTourEndpoints> => ({
  read: async (_call, { caller: { accountId } }) => ({
    settled: (await db.$count(table, eq(table.accountId, accountId))) > 0,
  }),
  settle: async (_call, { caller: { accountId } }) => {
    await db.insert(table).values({ accountId }).onConflictDoNothing();
    return { settled: true };
  },
});
