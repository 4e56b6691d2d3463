import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { lockRow } from '@/services/kit/records/change-row';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { parcelReminders } from '@/services/parcel/reminders/tables';
import { type ParcelRow, parcels, pickUpCodes } from '@/services/parcel/tables';
import type { UnitDirectory } from '@/services/parcel/unit-directory';
import { type Change, changeParcels } from './change';

/** Whose the parcel is after all. */
interface Address {
  unitId: string;
  unitNumber: string;
  recipientName: string;
}

const wrongPeoples: Change['set'] = {
  userStatus: 'not_told',
  bookingStatus: 'none',
  bookingDate: null,
  bookingSlot: null,
  bookingHours: null,
};

/** What is set and told; another unit has heard nothing yet and booked nothing. */
const effect = (before: ParcelRow, to: Address, note: string): Omit<Change, 'id'> => ({
  set: {
    ...{ ...to, problem: null, reason: '' },
    ...(to.unitId !== before.unitId && wrongPeoples),
  },
  event: {
    detail: `${to.unitNumber} ${to.recipientName} (เดิม ${before.unitNumber} ${before.recipientName})`,
    note,
  },
  refuse: async () =>
    before.problem && before.problem !== 'wrong_unit'
      ? new Problem('PARCEL_PROBLEM', { code: before.docCode })
      : undefined,
});

/** The wrong unit's QR opens nothing any more, and the right one is reminded from today on. */
async function forget(tx: Db, { id }: ParcelRow) {
  const now = new Date();
  await tx
    .update(pickUpCodes)
    .set({ expiresAt: now.toISOString() })
    .where(and(eq(pickUpCodes.parcelId, id), isNull(pickUpCodes.usedAt)));
  const today = and(eq(parcelReminders.parcelId, id), eq(parcelReminders.day, bangkokDay(now)));
  await tx.delete(parcelReminders).where(today);
}

/** Gives a parcel that is here to the unit and person whose it is; throws `INVALID` for no such unit. */
export const readdressParcel =
  (db: NodePgDatabase, units: UnitDirectory) =>
  async (
    { body }: { body: { id: string; unitId: string; recipientName: string; note: string } },
    request: ServiceRequest,
  ): Promise<Parcel> => {
    const { propertyId } = request;
    const { id, note, unitId, recipientName } = body;
    const unitNumber = (await units.numbers(propertyId, [unitId])).get(unitId);
    if (unitNumber === undefined) throw invalidField('unitId', 'unknownUnit');
    const row = await db.transaction(async (tx) => {
      const own = and(eq(parcels.id, id), eq(parcels.propertyId, propertyId));
      const before = await lockRow(tx, parcels, own);
      const change = { id, ...effect(before, { unitId, unitNumber, recipientName }, note) };
      const [after] = await changeParcels(tx, request, 'readdress', [change]);
      if (!after || after instanceof Problem) throw after ?? new Problem('NOT_FOUND');
      if (unitId !== before.unitId) await forget(tx, before);
      return after;
    });
    request.changed('parcels');
    return row;
  };
