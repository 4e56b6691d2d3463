import { and, eq, isNull, lt } from 'drizzle-orm';
import { passwordResets } from '@/services/auth/tables';
import type { Db } from '@/services/kit/database/db';
import { hashOf, newLinkToken } from './tokens';

/** How long a link that is over is remembered, so that its refusal can say why. */
const rememberedMs = 7 * 86_400_000;

/** Ends what links of an account still open. */
export async function closeLinks(db: Db, accountId: string): Promise<void> {
  await db
    .update(passwordResets)
    .set({ replacedAt: new Date().toISOString() })
    .where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.replacedAt)));
}

/** Makes the token of an account's link to choose a password, the only one that opens from now on. */
export async function makeLink(db: Db, accountId: string, minutes: number): Promise<string> {
  const token = newLinkToken();
  const now = Date.now();
  await db
    .delete(passwordResets)
    .where(lt(passwordResets.expiresAt, new Date(now - rememberedMs).toISOString()));
  await closeLinks(db, accountId);
  const expiresAt = new Date(now + minutes * 60_000).toISOString();
  await db.insert(passwordResets).values({ hash: hashOf(token), accountId, expiresAt });
  return token;
}
