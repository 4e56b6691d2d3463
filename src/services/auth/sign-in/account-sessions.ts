import { and, desc, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { refreshTokens, sessions } from '@/services/auth/tables';
import type { Db } from '@/services/kit/database/db';
import { hashOf } from './tokens';

const most = 100;

/** The account's sign-ins that can still be used, the last used first. */
export const openSessions = (db: Db, accountId: string) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        exists(
          db
            .select({ one: sql`1` })
            .from(refreshTokens)
            .where(
              and(
                eq(refreshTokens.sessionId, sessions.id),
                gt(refreshTokens.expiresAt, new Date().toISOString()),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(most);

/** Ends the account's sign-ins, all or all but one. */
export async function endSessions(
  db: Db,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: new Date().toISOString() })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    );
}

/** Ends one sign-in of the account, twice as once; answers which, nothing for one of somebody else's. */
export async function revokeSession(db: Db, accountId: string, id: string) {
  const revokedAt = sql`coalesce(${sessions.revokedAt}, now())`;
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ userAgent: sessions.userAgent, ip: sessions.ip });
  return ended;
}

/** Ends the sign-in that a refresh token was given to, used or not; nothing for an unknown one. */
export async function endSessionOf(db: Db, refreshToken: string): Promise<void> {
  const given = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(refreshToken)));
  await db
    .update(sessions)
    .set({ revokedAt: new Date().toISOString() })
    .where(and(inArray(sessions.id, given), isNull(sessions.revokedAt)));
}
