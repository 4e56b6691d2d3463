import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { erasedName, type Holding, type Person } from '@/services/kit/personal/holding';
import { naming } from '@/services/kit/personal/kit-holdings';
import type { Namings } from '@/services/kit/personal/named-in';
import { parcelLetters } from '@/services/parcel/reminders/tables';
import { letPhotosGo } from './retention';
import { courierDrops, parcelEvents, parcels, pickUpCodes } from './tables';

const theirs = ({ propertyId, unitIds, names }: Person) =>
  and(
    eq(parcels.propertyId, propertyId),
    inArray(parcels.unitId, [...unitIds]),
    or(inArray(parcels.recipientName, [...names]), inArray(parcels.handedOverTo, [...names])),
  );

const nameless = (column: typeof parcels.recipientName | typeof parcels.handedOverTo, on: Person) =>
  sql<string>`case when ${inArray(column, [...on.names])} then ${erasedName} else ${column} end`;

const blank = (
  column: typeof parcelEvents.detail | typeof parcelEvents.note,
  on: Person,
): SQL<string> => sql`case when ${naming(column, on.names)} then '' else ${column} end`;

/** What came to somebody's name at their units, or was handed to them there. */
const came: Holding = {
  columns: [
    ...[parcels.recipientName, parcels.handedOverTo, parcels.photo, parcels.note],
    ...[parcelEvents.photo, parcelEvents.signature, parcelEvents.detail, parcelEvents.note],
    parcelLetters.address,
  ],
  rows: async (db, person) => {
    if (person.unitIds.length === 0 || person.names.length === 0) return [];
    const rows = await db
      .select({
        id: parcels.id,
        code: parcels.docCode,
        tracking: parcels.parcelCode,
        carrier: parcels.carrier,
        unit: parcels.unitNumber,
        recipient: parcels.recipientName,
        note: parcels.note,
        status: parcels.status,
        receivedAt: parcels.receivedAt,
        bookedFor: parcels.bookingDate,
        handedOverAt: parcels.handedOverAt,
        handedOverTo: parcels.handedOverTo,
        photo: parcels.photo,
      })
      .from(parcels)
      .where(theirs(person))
      .orderBy(asc(parcels.receivedAt), asc(parcels.docCode));
    const events = await db
      .select({
        parcelId: parcelEvents.parcelId,
        at: parcelEvents.at,
        action: parcelEvents.action,
        detail: parcelEvents.detail,
        note: parcelEvents.note,
        signature: parcelEvents.signature,
        photo: parcelEvents.photo,
      })
      .from(parcelEvents)
      .innerJoin(parcels, eq(parcels.id, parcelEvents.parcelId))
      .where(theirs(person))
      .orderBy(asc(parcelEvents.at));
    return rows.map((row) => ({
      ...row,
      history: events.filter(({ parcelId }) => parcelId === row.id),
    }));
  },
  forget: async (tx, person, ids) => {
    const { propertyId, emails } = person;
    if (emails.length > 0) {
      const waiting = inArray(parcelLetters.address, [...emails]);
      await tx.delete(parcelLetters).where(and(eq(parcelLetters.propertyId, propertyId), waiting));
    }
    const pictures = { photo: sql<string | null>`null`, signature: sql<string | null>`null` };
    const photos = await tx
      .select({ photo: parcelEvents.photo })
      .from(parcelEvents)
      .where(inArray(parcelEvents.parcelId, [...ids]));
    const shown = await tx
      .select({ photo: parcels.photo })
      .from(parcels)
      .where(inArray(parcels.id, [...ids]));
    await tx
      .update(parcelEvents)
      .set({
        ...pictures,
        detail: blank(parcelEvents.detail, person),
        note: blank(parcelEvents.note, person),
      })
      .where(inArray(parcelEvents.parcelId, [...ids]));
    await tx
      .update(parcels)
      .set({
        ...{ photo: null, note: '' },
        recipientName: nameless(parcels.recipientName, person),
        handedOverTo: nameless(parcels.handedOverTo, person),
      })
      .where(inArray(parcels.id, [...ids]));
    await letPhotosGo(tx, [...photos, ...shown]);
  },
};

/** What this service holds of residents. */
export const parcelHoldings = { parcels: came };

/** Where this service names staff. */
export const parcelNamings: Namings = {
  proof: [
    ...[{ name: parcels.receivedBy }, { name: parcels.handedOverBy }],
    ...[{ name: courierDrops.openedBy }, { name: courierDrops.closedBy }],
    ...[{ name: pickUpCodes.madeBy }, { name: pickUpCodes.usedBy }],
    { name: parcelEvents.by, account: parcelEvents.accountId },
  ],
};
