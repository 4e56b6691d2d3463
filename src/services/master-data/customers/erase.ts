import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { nextChange } from '@/services/kit/records/change-row';
import { paperLetters } from '@/services/master-data/billing/mailed/tables';
import { ofToday } from '@/services/master-data/units/living';
import { occupancies } from '@/services/master-data/units/tables';
import { appUsers } from '@/services/master-data/users/tables';
import { lockedPerson } from './merge';
import { customers } from './tables';

const erasedName = 'ผู้ที่ขอให้ลบข้อมูล';
const nothing = {
  ...{ citizenId: '', passport: '', phone: '', otherPhone: '', lineId: '', email: '', note: '' },
};

/** Everybody who was merged into a person, and into these. */
async function withMerged(tx: Db, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive all_of as (
      select ${id}::uuid as id
      union select c.id from ${customers} c join all_of on c.merged_into = all_of.id
    ) select id from all_of`);
  return rows.map((row) => row.id);
}

/** That papers went out stays, to whom does not; what is still to be sent to them is not sent. */
async function forgetAddresses(tx: Db, propertyId: string, ids: readonly string[]) {
  const { address, end } = paperLetters;
  const theirs = tx
    .select({ email: customers.email })
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), ne(customers.email, '')));
  await tx
    .update(paperLetters)
    .set({ receiver: erasedName, address: '', end: sql`coalesce(${end}, 'dropped')` })
    .where(and(eq(paperLetters.propertyId, propertyId), inArray(address, theirs)));
}

/**
 * Takes a person's name, numbers and addresses away for good, also of those who were merged into them.
 * Who had which unit when stays, as the law has it, and so does the text of parcels' histories. Throws
 * `CUSTOMER_LIVES_HERE` for somebody who has a unit today.
 */
export const erase = (db: NodePgDatabase, request: ServiceRequest, id: string, reason: string) =>
  db.transaction(async (tx) => {
    const person = await lockedPerson(tx, request, id);
    if (person.erasedAt) throw new Problem('CUSTOMER_ERASED');
    if (person.mergedInto) throw new Problem('CUSTOMER_MERGED');
    const ids = await withMerged(tx, id);
    const [here] = await tx
      .select({ id: occupancies.id })
      .from(occupancies)
      .where(and(inArray(occupancies.customerId, ids), ofToday()))
      .limit(1);
    if (here) throw new Problem('CUSTOMER_LIVES_HERE');
    await tx.delete(appUsers).where(inArray(appUsers.customerId, ids));
    await forgetAddresses(tx, request.propertyId, ids);
    const stamp = nextChange(customers, request);
    await tx
      .update(customers)
      .set({ ...nothing, ...stamp, name: erasedName, active: false, erasedAt: stamp.updatedAt })
      .where(inArray(customers.id, ids));
    await audit(tx, request, {
      ...{ action: 'erase', entity: 'customer', entityId: id, title: erasedName },
      changes: { reason: [null, reason] },
    });
  });
