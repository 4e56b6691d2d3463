import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { maskCitizenId, maskPassport } from '@/contracts/kit/fields/citizen-id';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { audit, changedFields } from '@/services/kit/records/audit';
import { changeStamp, lockRow, nextChange, refuseStale } from '@/services/kit/records/change-row';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { present } from '@/services/master-data/customers/handlers';
import { customers } from '@/services/master-data/customers/tables';
import { ofToday } from '@/services/master-data/units/living';
import { occupancies } from '@/services/master-data/units/tables';
import { holderOf, unitNamed } from './known';
import { newMembers } from './tables';

type Row = typeof newMembers.$inferSelect;
interface Stamps {
  updatedAt: string;
  updatedBy: string;
}

/** A waiting member, locked; throws `STALE` and `MEMBER_DECIDED`. */
export async function waitingMember(
  tx: Db,
  { propertyId }: ServiceRequest,
  { id, version }: { id: string; version?: number | undefined },
): Promise<Row> {
  const own = and(eq(newMembers.id, id), eq(newMembers.propertyId, propertyId));
  const row = await lockRow(tx, newMembers, own);
  const { name, status, decidedBy } = row;
  if (status !== 'waiting') throw new Problem('MEMBER_DECIDED', { name, by: decidedBy });
  refuseStale(row, version);
  return row;
}

/** What a decision leaves in the member's row. */
export async function decide(
  tx: Db,
  request: ServiceRequest,
  row: Row,
  change: Partial<typeof newMembers.$inferInsert>,
): Promise<void> {
  const stamp = nextChange(newMembers, request);
  const decided = { decidedAt: stamp.updatedAt, decidedBy: stamp.updatedBy };
  await tx
    .update(newMembers)
    .set({ ...change, ...decided, ...stamp })
    .where(eq(newMembers.id, row.id));
}

async function chosen(tx: Db, { propertyId }: ServiceRequest, id: string) {
  const own = and(eq(customers.id, id), eq(customers.propertyId, propertyId), present);
  const [found] = await tx.select().from(customers).where(own).for('update');
  if (!found) throw invalidField('customerId', 'unknownPerson');
  return found;
}

const masked = ({ citizenId, passport, ...rest }: Record<string, unknown>) => ({
  ...rest,
  ...(citizenId !== undefined && { citizenId: maskCitizenId(String(citizenId)) }),
  ...(passport !== undefined && { passport: maskPassport(String(passport)) }),
});

/** Makes a person of what the member told. */
async function makeCustomer(tx: Db, request: ServiceRequest, row: Row, stamps: Stamps) {
  const { name, citizenId, passport, phone, email } = row;
  const told = { name, citizenId, passport, phone, email };
  const made = { id: uuidv7(), propertyId: request.propertyId, createdAt: stamps.updatedAt };
  await tx.insert(customers).values({ ...made, ...told, ...stamps });
  await audit(tx, request, {
    ...({ action: 'create', entity: 'customer', entityId: made.id, title: name } as const),
    changes: changedFields({ citizenId: '', passport: '', phone: '', email: '' }, masked(told)),
  });
  return { id: made.id, name };
}

/** Gives a person what only the member has told. */
async function fillGaps(
  tx: Db,
  request: ServiceRequest,
  row: Row,
  customerId: string,
  stamps: Stamps,
) {
  const person = await chosen(tx, request, customerId);
  const { citizenId, passport, phone, email } = row;
  const told = Object.entries({ citizenId, passport, phone, email }).filter(
    ([field, value]) => value && !person[field as 'phone'],
  );
  if (told.length > 0) {
    const fields = Object.fromEntries(told);
    await tx
      .update(customers)
      .set({ ...fields, ...stamps, version: person.version + 1 })
      .where(eq(customers.id, person.id));
    const before = Object.fromEntries(told.map(([field]) => [field, '']));
    await audit(tx, request, {
      ...({ action: 'edit', entity: 'customer', entityId: person.id, title: person.name } as const),
      changes: changedFields(before, masked(fields)),
    });
  }
  return { id: person.id, name: person.name };
}

/** Moves a person into the unit that the member told, unless they are there already. */
async function moveIn(
  tx: Db,
  request: ServiceRequest,
  { relation, unitNumber }: Row,
  person: { id: string; name: string },
  stamps: Stamps,
): Promise<void> {
  const { propertyId } = request;
  const unit = await unitNamed(tx, propertyId, unitNumber);
  if (!unit) throw invalidField('unitNumber', 'unknownUnit');
  const same = and(
    eq(occupancies.unitId, unit.id),
    eq(occupancies.customerId, person.id),
    eq(occupancies.relation, relation),
    ofToday(),
  );
  const [here] = await tx.select({ id: occupancies.id }).from(occupancies).where(same).limit(1);
  if (here) return;
  const movedIn = bangkokDay(new Date());
  await tx.insert(occupancies).values({
    ...{ id: uuidv7(), propertyId, createdAt: stamps.updatedAt, ...stamps },
    ...{ unitId: unit.id, customerId: person.id, relation, movedIn },
  });
  await audit(tx, request, {
    ...({ action: 'move-in', entity: 'unit', entityId: unit.id, title: unit.number } as const),
    changes: { person: [null, person.name], relation: [null, relation], movedIn: [null, movedIn] },
  });
}

/** Takes a waiting member up among the property's people, in one transaction. */
export const approveMember = (
  db: NodePgDatabase,
  request: ServiceRequest,
  asked: { id: string; version?: number | undefined; customerId?: string | null | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await waitingMember(tx, request, asked);
    const { id, name, expiresOn } = row;
    if (expiresOn && expiresOn < bangkokDay(new Date()))
      throw new Problem('MEMBER_EXPIRED', { name });
    const stamps = changeStamp(request);
    // Two requests with one card would each make a person of their own.
    await oneAtATime(tx, `approve ${request.propertyId}`);
    const holder = await holderOf(tx, request.propertyId, row);
    const customerId = asked.customerId ?? holder?.id;
    const person = customerId
      ? await fillGaps(tx, request, row, customerId, stamps)
      : await makeCustomer(tx, request, row, stamps);
    await moveIn(tx, request, row, person, stamps);
    await decide(tx, request, row, { status: 'approved', customerId: person.id });
    await audit(tx, request, {
      ...({ action: 'approve', entity: 'new-member', entityId: id, title: name } as const),
      changes: { status: ['waiting', 'approved'], customer: [null, person.name] },
    });
  });
