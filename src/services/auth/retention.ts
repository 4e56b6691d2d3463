import { sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { removeSome } from '@/services/kit/retention/kit-takings';
import { passwordResets, refreshTokens, sessions } from './tables';

/** A sign-in is over when it was ended, or when the last of its tokens was. */
const overSince = sql`coalesce(${sessions.revokedAt},
  (select max(expires_at) from ${refreshTokens} where session_id = ${sessions.id}), ${sessions.lastUsedAt})`;

/** What this service keeps of sign-ins that are over. */
export const authTakings = {
  sessions: (tx: Db, before: string, most: number) =>
    removeSome(tx, {
      ...{ table: sessions, id: sessions.id, most },
      where: sql`${sessions.createdAt} < ${before} and ${overSince} < ${before}`,
    }),
  tokens: async (tx: Db, before: string, most: number) => {
    const links = await removeSome(tx, {
      ...{ table: passwordResets, id: passwordResets.hash, most },
      where: sql`${passwordResets.expiresAt} < ${before}`,
    });
    const tokens = await removeSome(tx, {
      ...{ table: refreshTokens, id: refreshTokens.hash, most: most - links },
      where: sql`${refreshTokens.expiresAt} < ${before}`,
    });
    return links + tokens;
  },
};
