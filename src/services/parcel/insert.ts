import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as z from 'zod';
import type { Parcel, parcelDraft } from '@/contracts/parcel/parcel';
import { properties } from '@/services/db/tables';
import { audit, type Db } from '@/services/kit/audit';
import { bangkokDay } from '@/services/kit/bangkok-day';
import type { ServiceRequest } from '@/services/kit/caller';
import { invalidField, Problem } from '@/services/kit/problem';
import { rememberCarriers } from './carrier-habits';
import { eventOf } from './change';
import { requireOpenDrops } from './courier-drops';
import { parcelEvents, parcelNumbers, parcels } from './tables';
import type { UnitDirectory } from './unit-directory';

type Draft = z.output<typeof parcelDraft>;

/** Another call stored one of the same parcels first. */
class Overtaken extends Error {}

function refuse(
  drafts: readonly Draft[],
  code: string,
  wrong: (draft: Draft) => boolean,
  field: string,
) {
  const errors = drafts.flatMap((draft, i) =>
    wrong(draft) ? [[`parcels.${i}.${field}`, { code }] as const] : [],
  );
  if (errors.length > 0) throw new Problem('INVALID', undefined, Object.fromEntries(errors));
}

const oldestDays = 30;
const clockSkewMs = 60_000;

function refuseWrongTimes(drafts: readonly Draft[]) {
  drafts.forEach(({ receivedAt }, i) => {
    if (!receivedAt) return;
    const age = Date.now() - Date.parse(receivedAt);
    const field = `parcels.${i}.receivedAt`;
    if (age < -clockSkewMs) throw invalidField(field, 'future');
    if (age > oldestDays * 86_400_000) throw invalidField(field, 'tooOld', { days: oldestDays });
  });
}

const numberAndUnit = ({ parcelCode, unitId }: { parcelCode: string; unitId: string }) =>
  `${parcelCode} ${unitId}`;

/** Refuses a number that the unit has already, unless a reason says that another parcel is meant. */
async function refuseDuplicates(tx: Db, propertyId: string, drafts: readonly Draft[]) {
  const asked = drafts.filter((draft) => draft.parcelCode && !draft.allowDuplicate);
  if (asked.length === 0) return;
  const codes = asked.map(({ parcelCode }) => parcelCode);
  const rows = await tx
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.propertyId, propertyId),
        // As the index of numbers is worded.
        sql`parcel_code <> ''`,
        inArray(parcels.parcelCode, codes),
        notInArray(parcels.status, ['cancelled', 'returned']),
      ),
    )
    .orderBy(parcels.receivedAt);
  const first = new Map(rows.reverse().map((row) => [numberAndUnit(row), row]));
  const errors: Record<string, { code: string; details?: { id: string; code: string } }> = {};
  const seen = new Set<string>();
  drafts.forEach((draft, i) => {
    if (!draft.parcelCode || draft.allowDuplicate) return;
    const name = numberAndUnit(draft);
    const known = first.get(name);
    const field = `parcels.${i}.parcelCode`;
    if (known) {
      const details = { id: known.id, code: known.docCode };
      errors[field] = { code: 'duplicateParcel', details };
    } else if (seen.has(name)) {
      errors[field] = { code: 'duplicate' };
    }
    seen.add(name);
  });
  if (Object.keys(errors).length > 0) throw new Problem('INVALID', undefined, errors);
}

function refuseRepeated(drafts: readonly Draft[]) {
  const seen = new Set<string>();
  refuse(drafts, 'duplicate', ({ id }) => seen.size === seen.add(id).size, 'id');
}

/** The parcels that an earlier call stored under these ids; throws `DUPLICATE` for another property's. */
async function storedBefore(db: NodePgDatabase, propertyId: string, drafts: readonly Draft[]) {
  const ids = drafts.map((draft) => draft.id);
  const rows = await db.select().from(parcels).where(inArray(parcels.id, ids));
  if (rows.some((row) => row.propertyId !== propertyId)) throw new Problem('DUPLICATE');
  return new Map<string, Parcel>(rows.map((row) => [row.id, row]));
}

/** Stores new parcels under the day's next numbers, all or none. */
const store = (
  db: NodePgDatabase,
  request: ServiceRequest,
  drafts: readonly Draft[],
  unitNumbers: ReadonlyMap<string, string>,
) =>
  db.transaction(async (tx): Promise<Parcel[]> => {
    const { propertyId, caller } = request;
    const now = new Date();
    const at = now.toISOString();
    const day = bangkokDay(now);
    const [property] = await tx
      .select({ code: properties.code })
      .from(properties)
      .where(eq(properties.id, propertyId));
    const [number] = await tx
      .insert(parcelNumbers)
      .values({ propertyId, day, last: drafts.length })
      .onConflictDoUpdate({
        target: [parcelNumbers.propertyId, parcelNumbers.day],
        set: { last: sql`${parcelNumbers.last} + excluded.last` },
      })
      .returning({ last: parcelNumbers.last });
    if (!property || !number) throw new Problem('NOT_FOUND');
    // After the number is taken, which whoever receives at the same moment has to wait for.
    await refuseDuplicates(tx, propertyId, drafts);
    await requireOpenDrops(tx, propertyId, drafts);

    const prefix = property.code + day.slice(2).replaceAll('-', '');
    const before = number.last - drafts.length;
    const rows = await tx
      .insert(parcels)
      .values(
        drafts.map(({ allowDuplicate: _, receivedAt = at, ...draft }, i) => ({
          ...draft,
          propertyId,
          docCode: prefix + String(before + i + 1).padStart(4, '0'),
          status: 'waiting' as const,
          unitNumber: unitNumbers.get(draft.unitId) ?? '',
          receivedAt,
          receivedBy: caller.fullname,
        })),
      )
      .onConflictDoNothing({ target: parcels.id })
      .returning();
    if (rows.length < drafts.length) throw new Overtaken();

    const reasons = new Map(drafts.map((draft) => [draft.id, draft.allowDuplicate]));
    await tx.insert(parcelEvents).values(
      rows.map((row) =>
        eventOf(request, row.id, 'received', row.receivedAt, {
          note: row.note,
          detail: reasons.get(row.id) ?? '',
          photo: row.photo,
        }),
      ),
    );
    await rememberCarriers(tx, propertyId, drafts);
    await audit(
      tx,
      request,
      ...rows.map(({ id, docCode, parcelCode, unitNumber, recipientName }) => ({
        action: 'create',
        entity: 'parcel',
        entityId: id,
        changes: {
          docCode: [null, docCode],
          parcelCode: [null, parcelCode],
          unitNumber: [null, unitNumber],
          recipientName: [null, recipientName],
        },
      })),
    );
    return rows;
  });

/**
 * Receives parcels, all or none, and answers them in the order of the drafts; parcels stored before
 * under the same ids are answered as they are. Throws `INVALID` for what is wrong with a draft,
 * `DUPLICATE` for an id of another property's parcel.
 */
export const insertParcels =
  (db: NodePgDatabase, units: UnitDirectory) =>
  async (call: { body: { parcels: Draft[] } }, request: ServiceRequest): Promise<Parcel[]> => {
    const drafts = call.body.parcels;
    refuseRepeated(drafts);
    refuseWrongTimes(drafts);
    for (let tries = 1; ; tries++) {
      const known = await storedBefore(db, request.propertyId, drafts);
      const fresh = drafts.filter((draft) => !known.has(draft.id));
      if (fresh.length > 0) {
        // Asked before the transaction: the embedded database has one session, which it would hold.
        const numbers = await units.numbers(request.propertyId, [
          ...new Set(fresh.map((draft) => draft.unitId)),
        ]);
        const unknown = (draft: Draft) => !known.has(draft.id) && !numbers.has(draft.unitId);
        refuse(drafts, 'unknownUnit', unknown, 'unitId');
        try {
          for (const row of await store(db, request, fresh, numbers)) known.set(row.id, row);
          request.changed('parcels');
        } catch (error) {
          if (error instanceof Overtaken && tries < 3) continue;
          throw error;
        }
      }
      return drafts.flatMap(({ id }) => known.get(id) ?? []);
    }
  };
