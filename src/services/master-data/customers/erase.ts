import { inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { heldKinds } from '@/contracts/data-care/held';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { forgetAll } from '@/services/kit/personal/all-held';
import { erasedName, type Holdings } from '@/services/kit/personal/holding';
import { audit } from '@/services/kit/records/audit';
import { nextChange } from '@/services/kit/records/change-row';
import { lockedPerson } from './merge';
import { barOf, personOf } from './person-of';
import { customers } from './tables';

/**
 * Takes a person out of all that is held of them, also those who were merged into them: each kind does what its
 * declaration says. In one piece; once erased it does nothing more. Refused by what `barOf` finds.
 */
export const erase = (
  db: NodePgDatabase,
  request: ServiceRequest,
  holdings: Holdings,
  { id, reason }: { id: string; reason: string },
) =>
  db.transaction(async (tx) => {
    const row = await lockedPerson(tx, request, id);
    if (row.erasedAt) return;
    if (row.mergedInto) throw new Problem('CUSTOMER_MERGED');
    const person = await personOf(tx, request.propertyId, id);
    const bar = await barOf(tx, holdings, person);
    if (bar) throw new Problem(bar);
    await forgetAll(tx, heldKinds, holdings, person);
    const stamp = nextChange(customers, request);
    await tx
      .update(customers)
      .set({ ...stamp, erasedAt: stamp.updatedAt })
      .where(inArray(customers.id, [...person.ids]));
    await audit(tx, request, {
      ...{ action: 'erase', entity: 'customer', entityId: id, title: erasedName },
      changes: { reason: [null, reason] },
    });
  });
