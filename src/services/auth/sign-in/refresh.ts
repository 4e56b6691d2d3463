import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SignedIn } from '@/contracts/auth/session';
import { accounts, refreshTokens, sessions } from '@/services/auth/tables';
import { Problem } from '@/services/kit/calls/problem';
import { issue, keepRefreshToken } from './issue';
import { placeAt } from './places';
import { hashOf, type TokenSigner } from './tokens';

/** How long a used token still answers: for the loser of a race between two tabs. */
const graceMs = 30_000;

/**
 * Goes on with a session by its refresh token, which is used up. Used again after the grace it is
 * in two hands: the session ends for both. Throws `SESSION_ENDED`, or `TOKEN_REVOKED` for a session
 * that was ended before its time.
 */
export const refresh =
  (db: NodePgDatabase, tokens: TokenSigner) =>
  async (token: string): Promise<SignedIn> => {
    const hash = eq(refreshTokens.hash, hashOf(token));
    const [known] = await db
      .select({ session: sessions, account: accounts, expiresAt: refreshTokens.expiresAt })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(hash);
    if (!known || Date.parse(known.expiresAt) < Date.now()) throw new Problem('SESSION_ENDED');
    const { session, account } = known;
    const place = account.active && (await placeAt(db, account.id, session.propertyId));
    if (session.revokedAt) throw new Problem('TOKEN_REVOKED');
    if (!place) throw new Problem('SESSION_ENDED');

    const issued = await issue(tokens, account, place, session.id);
    const isOurs = await db.transaction(async (tx) => {
      const [row] = await tx.select().from(refreshTokens).where(hash).for('update');
      const now = new Date().toISOString();
      const used = row?.usedAt ? Date.parse(row.usedAt) : null;
      if (used !== null && Date.now() - used > graceMs) {
        await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, session.id));
        return false;
      }
      if (used === null) await tx.update(refreshTokens).set({ usedAt: now }).where(hash);
      await keepRefreshToken(tx, session.id, issued.refresh);
      return true;
    });
    if (!isOurs) throw new Problem('TOKEN_REVOKED');
    return issued.answer;
  };
