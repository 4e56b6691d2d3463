import { sessions } from '@/services/auth/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { endSessionOf } from './account-sessions';
import { type Issued, keepRefreshToken } from './issue';
import type { Place } from './places';
import { hashOf } from './tokens';

/**
 * Keeps a session of an account at a place, for the tokens that were issued before, and ends the one
 * that it takes the place of in the same browser.
 */
export async function openSession(
  tx: Db,
  { sessionId, refresh }: Issued,
  accountId: string,
  place: Place,
  request: ServiceRequest,
  { replaces, device }: { replaces?: string | undefined; device?: string | undefined },
): Promise<void> {
  if (replaces) await endSessionOf(tx, replaces);
  const now = new Date().toISOString();
  await tx.insert(sessions).values({
    id: sessionId,
    accountId,
    propertyId: place.property?.id ?? null,
    createdAt: now,
    lastUsedAt: now,
    ip: request.ip,
    userAgent: request.userAgent.slice(0, 300),
    device: device ? hashOf(device) : '',
  });
  await keepRefreshToken(tx, sessionId, refresh);
}
