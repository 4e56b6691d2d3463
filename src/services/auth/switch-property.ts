import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditAs } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
import { placeAt } from './places';
import { sessions } from './tables';

interface Wish {
  isAdmin: boolean;
  propertyId: string;
}

/** Moves the caller's session to another place, as the contract says; audited at the property. */
export const switchProperty =
  (db: NodePgDatabase) =>
  async (
    { isAdmin, propertyId }: Wish,
    request: ServiceRequest,
  ): Promise<Record<string, never>> => {
    const { accountId, fullname, sessionId, platform, propertyId: before } = request.caller;
    if (isAdmin && !platform) throw new Problem('FORBIDDEN');
    const after = platform && !isAdmin ? null : propertyId;
    const place = await placeAt(db, accountId, after);
    if (!place) throw new Problem('FORBIDDEN');
    if (after === before) return {};
    await db.transaction(async (tx) => {
      await tx.update(sessions).set({ propertyId: after }).where(eq(sessions.id, sessionId));
      const actor = { accountId, fullname, propertyId: after ?? before };
      await auditAs(tx, actor, request, {
        action: after ? 'enter' : 'leave',
        entity: 'property',
        entityId: after ?? before ?? propertyId,
        changes: { place: [before, after] },
      });
    });
    return {};
  };
