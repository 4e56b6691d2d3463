import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { lockRow, nextChange } from '@/services/kit/records/change-row';
import { occupancies } from '@/services/master-data/units/tables';
import { appUsers } from '@/services/master-data/users/tables';
import { customers, type Moved } from './tables';

type Row = typeof customers.$inferSelect;

const filled = ['citizenId', 'passport', 'phone', 'otherPhone', 'lineId', 'email', 'note'] as const;
type Filled = (typeof filled)[number];

/** The caller's property's person, whom nobody else changes meanwhile. */
export const lockedPerson = (tx: Db, request: ServiceRequest, id: string): Promise<Row> =>
  lockRow(tx, customers, and(eq(customers.id, id), eq(customers.propertyId, request.propertyId)));

const move = (tx: Db, ids: string[], customerId: string) =>
  ids.length > 0 && tx.update(occupancies).set({ customerId }).where(inArray(occupancies.id, ids));

const lineOf = (action: 'merge' | 'unmerge', of: Row, other: Row) => ({
  ...{ action, entity: 'customer' as const, entityId: of.id, title: of.name },
  changes: { other: action === 'merge' ? [null, other.name] : [other.name, null] },
});

/** Those of somebody's stays that the kept person has not in the same role at the same time. */
async function movable(tx: Db, gone: string, kept: string): Promise<string[]> {
  const rows = await tx
    .select()
    .from(occupancies)
    .where(inArray(occupancies.customerId, [gone, kept]));
  const meets = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.unitId === b.unitId &&
    a.relation === b.relation &&
    a.movedIn <= (b.movedOut ?? '9999') &&
    b.movedIn <= (a.movedOut ?? '9999');
  const theirs = rows.filter(({ customerId }) => customerId === kept);
  return rows
    .filter((row) => row.customerId === gone && !theirs.some((other) => meets(row, other)))
    .map(({ id }) => id);
}

/** Makes two records of one person one: stays, app and what the kept one lacks go over. */
export const merge = (
  db: NodePgDatabase,
  request: ServiceRequest,
  keptId: string,
  goneId: string,
) =>
  db.transaction(async (tx) => {
    if (keptId === goneId) throw invalidField('goneId', 'invalid');
    // In one order, so that two merges never wait for each other.
    const [first = '', second = ''] = [keptId, goneId].sort();
    const both = [await lockedPerson(tx, request, first), await lockedPerson(tx, request, second)];
    const [kept, gone] = both[0]?.id === keptId ? both : [...both].reverse();
    if (!kept || !gone || kept.mergedInto || gone.mergedInto) throw new Problem('CUSTOMER_MERGED');
    if (kept.erasedAt || gone.erasedAt) throw new Problem('CUSTOMER_ERASED');

    const stays = await movable(tx, gone.id, kept.id);
    const fields = filled.filter((field) => !kept[field] && gone[field]);
    const has = await tx
      .select()
      .from(appUsers)
      .where(inArray(appUsers.customerId, [kept.id, gone.id]));
    const appUser = has.length === 1 && has[0]?.customerId === gone.id;
    await move(tx, stays, kept.id);
    if (appUser) {
      await tx
        .update(appUsers)
        .set({ customerId: kept.id })
        .where(eq(appUsers.customerId, gone.id));
    }
    const taken = Object.fromEntries(fields.map((field) => [field, gone[field]]));
    const stamp = nextChange(customers, request);
    await tx
      .update(customers)
      .set({ ...taken, ...stamp })
      .where(eq(customers.id, kept.id));
    const moved: Moved = { occupancies: stays, appUser, fields };
    await tx
      .update(customers)
      .set({ ...stamp, moved, active: false, mergedInto: kept.id, mergedAt: stamp.updatedAt })
      .where(eq(customers.id, gone.id));
    await audit(tx, request, lineOf('merge', kept, gone), lineOf('merge', gone, kept));
  });

/** Undoes a merge: what went over goes back, unless it was changed since. */
export const unmerge = (db: NodePgDatabase, request: ServiceRequest, goneId: string) =>
  db.transaction(async (tx) => {
    const gone = await lockedPerson(tx, request, goneId);
    if (!gone.mergedInto || !gone.moved) throw new Problem('CUSTOMER_NOT_MERGED');
    const kept = await lockedPerson(tx, request, gone.mergedInto);
    if (kept.erasedAt || gone.erasedAt) throw new Problem('CUSTOMER_ERASED');
    // The one that it was merged into has to be a person of their own first.
    if (kept.mergedInto) throw new Problem('CUSTOMER_MERGED');
    const { occupancies: stays, appUser, fields } = gone.moved;
    await move(tx, stays, gone.id);
    if (appUser) {
      await tx
        .update(appUsers)
        .set({ customerId: gone.id })
        .where(eq(appUsers.customerId, kept.id));
    }
    const back = (fields as Filled[]).filter((field) => kept[field] === gone[field]);
    const emptied = Object.fromEntries(back.map((field) => [field, '']));
    const stamp = nextChange(customers, request);
    await tx
      .update(customers)
      .set({ ...emptied, ...stamp })
      .where(eq(customers.id, kept.id));
    await tx
      .update(customers)
      .set({ ...stamp, active: true, moved: null, mergedInto: null, mergedAt: null })
      .where(eq(customers.id, gone.id));
    await audit(tx, request, lineOf('unmerge', kept, gone), lineOf('unmerge', gone, kept));
  });

/** Who was merged into somebody and can be made a person of their own again. */
export const mergedInto = (db: Db, { propertyId }: ServiceRequest, id: string) =>
  db
    .select({
      id: customers.id,
      name: customers.name,
      mergedAt: sql<string>`${customers.mergedAt}`.mapWith(customers.mergedAt),
    })
    .from(customers)
    .where(
      and(
        eq(customers.propertyId, propertyId),
        eq(customers.mergedInto, id),
        isNull(customers.erasedAt),
      ),
    )
    .orderBy(customers.mergedAt);
