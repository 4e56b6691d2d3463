import { eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod';
import type { Parcel, parcelDraft } from '@/contracts/parcel/parcel';
import { properties } from '@/services/db/tables';
import { audit } from '@/services/kit/audit';
import { bangkokDay } from '@/services/kit/bangkok-day';
import type { ServiceRequest } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
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

/** Stores new parcels under the day's next numbers, in one transaction of five statements. */
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

    const prefix = property.code + day.slice(2).replaceAll('-', '');
    const before = number.last - drafts.length;
    const rows = await tx
      .insert(parcels)
      .values(
        drafts.map((draft, i) => ({
          ...draft,
          propertyId,
          docCode: prefix + String(before + i + 1).padStart(4, '0'),
          status: 'waiting' as const,
          unitNumber: unitNumbers.get(draft.unitId) ?? '',
          receivedAt: at,
          receivedBy: caller.fullname,
        })),
      )
      .onConflictDoNothing({ target: parcels.id })
      .returning();
    if (rows.length < drafts.length) throw new Overtaken();

    await tx.insert(parcelEvents).values(
      rows.map((row) => ({
        id: uuidv7(),
        parcelId: row.id,
        at,
        action: 'received' as const,
        accountId: caller.accountId,
        by: caller.fullname,
        detail: '',
        note: row.note,
      })),
    );
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
 * under the same ids are answered as they are. Throws `INVALID` for an unknown unit or a repeated id,
 * `DUPLICATE` for an id of another property's parcel.
 */
export const insertParcels =
  (db: NodePgDatabase, units: UnitDirectory) =>
  async (call: { body: { parcels: Draft[] } }, request: ServiceRequest): Promise<Parcel[]> => {
    const drafts = call.body.parcels;
    refuseRepeated(drafts);
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
