import { eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sessions } from '@/services/auth/tables';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { auditAs } from '@/services/kit/records/audit';
import { placeAt } from './places';

interface Wish {
  isAdmin: boolean;
  propertyId: string;
}

const mainAdmin = 'ส่วนกลาง';

/** What the places are called, the main admin (`null`) too. */
async function namesOf(db: NodePgDatabase, ids: (string | null)[]): Promise<string[]> {
  const rows = await db
    .select({ id: properties.id, nameTh: properties.nameTh })
    .from(properties)
    .where(
      inArray(
        properties.id,
        ids.filter((id) => id !== null),
      ),
    );
  return ids.map((id) => rows.find((row) => row.id === id)?.nameTh ?? mainAdmin);
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
    const names = await namesOf(db, [before, after]);
    await db.transaction(async (tx) => {
      await tx.update(sessions).set({ propertyId: after }).where(eq(sessions.id, sessionId));
      const actor = { accountId, fullname, propertyId: after ?? before };
      await auditAs(tx, actor, request, {
        action: after ? 'enter' : 'leave',
        entity: 'property',
        entityId: after ?? before ?? propertyId,
        title: (after ? names[1] : names[0]) ?? '',
        changes: { place: names },
      });
    });
    return {};
  };
