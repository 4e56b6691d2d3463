import type { SignedIn } from '@/contracts/auth/session';
import type { Db } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import { issue, keepRefreshToken } from './issue';
import type { Place } from './places';
import { type accounts, sessions } from './tables';
import type { TokenSigner } from './tokens';

/** Starts a session of an account at a place, in the transaction that is given. */
export async function openSession(
  tx: Db,
  tokens: TokenSigner,
  account: Pick<typeof accounts.$inferSelect, 'id' | 'fullname' | 'language'>,
  place: Place,
  request: ServiceRequest,
): Promise<{ answer: SignedIn; sessionId: string }> {
  const { answer, sessionId, refresh } = await issue(tokens, account, place);
  const now = new Date().toISOString();
  await tx.insert(sessions).values({
    id: sessionId,
    accountId: account.id,
    propertyId: place.property?.id ?? null,
    createdAt: now,
    lastUsedAt: now,
    ip: request.ip,
    userAgent: request.userAgent.slice(0, 300),
  });
  await keepRefreshToken(tx, sessionId, refresh);
  return { answer, sessionId };
}
