import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type listColumnEndpoints, mostLists } from '@/contracts/auth/list-columns';
import { listColumns } from '@/services/auth/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';

/** Keeps which columns a person sees. Not audited: it changes nobody's data, and is nobody else's. */
export function listColumnHandlers(db: NodePgDatabase): Handlers<typeof listColumnEndpoints> {
  const of = (accountId: string) =>
    db
      .select()
      .from(listColumns)
      .where(eq(listColumns.accountId, accountId))
      .orderBy(asc(listColumns.list));
  return {
    read: (_call, { caller }) => of(caller.accountId),
    choose: async ({ body: { list, hidden, dense } }, { caller: { accountId } }) => {
      const known = await of(accountId);
      if (known.length >= mostLists && !known.some((one) => one.list === list)) {
        throw invalidField('list', 'invalid');
      }
      await db
        .insert(listColumns)
        .values({ accountId, list, hidden, dense })
        .onConflictDoUpdate({
          target: [listColumns.accountId, listColumns.list],
          set: { hidden, dense },
        });
      return of(accountId);
    },
  };
}
