import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { homeTileEndpoints } from '@/contracts/auth/home-tiles';
import { homeTiles as table } from '@/services/auth/tables';
import type { Handlers } from '@/services/kit/calls/mount';

/** Keeps how a person wants their first screen. Not audited: it changes nobody's data, and is nobody else's. */
export const homeTileHandlers = (db: NodePgDatabase): Handlers<typeof homeTileEndpoints> => ({
  read: async (_call, { caller }) => {
    const [row] = await db.select().from(table).where(eq(table.accountId, caller.accountId));
    return row?.tiles ?? [];
  },
  choose: async ({ body: { tiles } }, { caller: { accountId } }) => {
    await db
      .insert(table)
      .values({ accountId, tiles })
      .onConflictDoUpdate({ target: table.accountId, set: { tiles } });
    return tiles;
  },
});
