import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { letGo } from '@/services/kit/files/uploads';
import { erasedName, type Holding } from '@/services/kit/personal/holding';
import { customers } from '@/services/master-data/customers/tables';
import { importRows } from '@/services/master-data/imports/tables';
import { newMembers } from '@/services/master-data/new-members/tables';
import { testers } from '@/services/master-data/testers/tables';
import { ofToday } from '@/services/master-data/units/living';
import { occupancies, units } from '@/services/master-data/units/tables';
import { appUsers } from '@/services/master-data/users/tables';

const noNumbers = { citizenId: '', passport: '', phone: '', email: '', note: '' };

export const person: Holding = {
  columns: [
    ...[customers.name, customers.phone, customers.otherPhone, customers.lineId, customers.email],
    ...[customers.citizenId, customers.citizenIdMatch, customers.passport, customers.passportMatch],
    ...[customers.mergedInto, customers.note],
  ],
  rows: async (db, { ids }) => {
    const rows = await db
      .select()
      .from(customers)
      .where(inArray(customers.id, [...ids]));
    return rows.map(({ search, propertyId, moved, citizenIdMatch, passportMatch, ...own }) => own);
  },
  forget: (tx, { ids }) =>
    tx
      .update(customers)
      .set({ ...noNumbers, otherPhone: '', lineId: '', name: erasedName, active: false })
      .where(inArray(customers.id, [...ids])),
};

export const stays: Holding = {
  columns: [occupancies.customerId],
  rows: (db, { ids }) =>
    db
      .select({
        id: occupancies.id,
        unit: units.number,
        relation: occupancies.relation,
        movedIn: occupancies.movedIn,
        movedOut: occupancies.movedOut,
      })
      .from(occupancies)
      .innerJoin(units, eq(units.id, occupancies.unitId))
      .where(inArray(occupancies.customerId, [...ids]))
      .orderBy(asc(occupancies.movedIn)),
  bars: async (db, { ids }) => {
    const [here] = await db
      .select({ id: occupancies.id })
      .from(occupancies)
      .where(and(inArray(occupancies.customerId, [...ids]), ofToday()))
      .limit(1);
    return here && 'CUSTOMER_LIVES_HERE';
  },
};

export const app: Holding = {
  columns: [appUsers.customerId],
  rows: (db, { ids }) =>
    db
      .select({
        id: appUsers.id,
        active: appUsers.active,
        invitedAt: appUsers.invitedAt,
        joinedAt: appUsers.joinedAt,
        lastSeenAt: appUsers.lastSeenAt,
      })
      .from(appUsers)
      .where(inArray(appUsers.customerId, [...ids])),
  forget: (tx, { ids }) => tx.delete(appUsers).where(inArray(appUsers.customerId, [...ids])),
};

/** How they asked to be taken up, and what files said of them that were read. */
export const requests: Holding = {
  columns: [
    ...[newMembers.name, newMembers.phone, newMembers.email, newMembers.photos, newMembers.note],
    ...[newMembers.citizenId, newMembers.citizenIdMatch, newMembers.passport],
    ...[newMembers.passportMatch, newMembers.customerId, importRows.typed],
  ],
  rows: async (db, { propertyId, ids, names, unitNumbers }) => {
    const asked = await db
      .select()
      .from(newMembers)
      .where(
        and(
          eq(newMembers.propertyId, propertyId),
          or(
            inArray(newMembers.customerId, [...ids]),
            and(
              inArray(newMembers.name, [...names]),
              inArray(newMembers.unitNumber, [...unitNumbers]),
            ),
          ),
        ),
      );
    const read = await db
      .select({ id: importRows.id, typed: importRows.typed })
      .from(importRows)
      .where(inArray(importRows.recordId, [...ids]));
    return [
      ...asked.map(({ propertyId: _, citizenIdMatch, passportMatch, ...own }) => own),
      ...read,
    ];
  },
  forget: async (tx, _person, ids) => {
    const asked = inArray(newMembers.id, [...ids]);
    const pictures = await tx.select({ photos: newMembers.photos }).from(newMembers).where(asked);
    await letGo(
      tx,
      pictures.flatMap(({ photos }) => photos),
    );
    await tx
      .update(newMembers)
      .set({ ...noNumbers, name: erasedName, reason: '', photos: [] })
      .where(asked);
    await tx
      .update(importRows)
      .set({
        ...{ typed: {}, title: erasedName, fields: null, before: null, changes: {} },
        ...{ stay: null, stayTitle: null, stayChanges: null },
      })
      .where(inArray(importRows.id, [...ids]));
  },
};

export const tests: Holding = {
  columns: [testers.name, testers.phone, testers.note],
  rows: (db, { propertyId, names, phones }) =>
    db
      .select({ id: testers.id, name: testers.name, phone: testers.phone, note: testers.note })
      .from(testers)
      .where(
        and(
          eq(testers.propertyId, propertyId),
          or(inArray(testers.name, [...names]), inArray(testers.phone, [...phones])),
        ),
      ),
  forget: (tx, _person, ids) => tx.delete(testers).where(inArray(testers.id, [...ids])),
};
