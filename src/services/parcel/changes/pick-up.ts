import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { mostAtOnce } from '@/contracts/parcel/changes';
import type { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { thaiInstant } from '@/services/kit/text/thai-text';
import type { SettingsOf } from '@/services/parcel/settings';
import { parcels, pickUpCodes } from '@/services/parcel/tables';
import type { UnitDirectory } from '@/services/parcel/unit-directory';
import { changeParcels, results } from './change';
import { givenTo } from './hand-over';

type CodeRow = typeof pickUpCodes.$inferSelect;

// No letters that look like digits: a code can be typed from a small screen.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const newCode = () =>
  `PU${[...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('')}`;
/** What is kept of a code. */
export const pickUpHash = (code: string) => createHash('sha256').update(code).digest('hex');

/** The code's row, if it may still be used here; throws why not. */
async function usable(db: Db, request: ServiceRequest, code: string): Promise<CodeRow> {
  const [row] = await db
    .select()
    .from(pickUpCodes)
    .where(eq(pickUpCodes.hash, pickUpHash(code)));
  if (!row) throw new Problem('PICKUP_UNKNOWN');
  if (row.propertyId !== request.propertyId) throw new Problem('PICKUP_OTHER_PROPERTY');
  if (row.usedAt) throw usedBefore(row);
  if (Date.parse(row.expiresAt) <= Date.now()) {
    throw new Problem('PICKUP_EXPIRED', { at: thaiInstant(row.expiresAt) });
  }
  return row;
}

const usedBefore = ({ usedAt, usedBy }: CodeRow) =>
  new Problem('PICKUP_USED', { by: usedBy ?? '', at: usedAt ? thaiInstant(usedAt) : '' });

/** What still waits for the code, the longest first. */
const waitingFor = (db: Db, { propertyId, parcelId, unitId }: CodeRow) =>
  db
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.propertyId, propertyId),
        eq(parcels.status, 'waiting'),
        parcelId ? eq(parcels.id, parcelId) : eq(parcels.unitId, unitId),
      ),
    )
    .orderBy(asc(parcels.receivedAt), asc(parcels.docCode))
    .limit(mostAtOnce);

/** Claims the code for this caller; of two at once one gets it. */
async function claim(tx: Db, request: ServiceRequest, row: CodeRow): Promise<void> {
  const [claimed] = await tx
    .update(pickUpCodes)
    .set({ usedAt: new Date().toISOString(), usedBy: request.caller.fullname })
    .where(and(eq(pickUpCodes.id, row.id), isNull(pickUpCodes.usedAt)))
    .returning({ id: pickUpCodes.id });
  if (claimed) return;
  const [now] = await tx.select().from(pickUpCodes).where(eq(pickUpCodes.id, row.id));
  throw usedBefore(now ?? row);
}

/** Makes, reads and uses the codes that residents show at the counter. */
export const pickUpHandlers = (
  db: NodePgDatabase,
  units: UnitDirectory,
  settingsOf: SettingsOf,
): Handlers<typeof pickUpEndpoints> => {
  async function subject(propertyId: string, asked: { unitId: string } | { parcelId: string }) {
    if ('unitId' in asked) {
      const unitNumber = (await units.numbers(propertyId, [asked.unitId])).get(asked.unitId);
      return unitNumber === undefined ? undefined : { ...asked, unitNumber, parcelId: null };
    }
    const own = and(eq(parcels.propertyId, propertyId), eq(parcels.id, asked.parcelId));
    const [row] = await db.select().from(parcels).where(own);
    return row && { parcelId: row.id, unitId: row.unitId, unitNumber: row.unitNumber };
  }

  return {
    make: async ({ body }, request) => {
      const { propertyId, caller } = request;
      const of = await subject(propertyId, body);
      if (!of) throw new Problem('NOT_FOUND');
      const { pickupQrHours } = await settingsOf(propertyId);
      const code = newCode();
      const now = Date.now();
      const expiresAt = new Date(now + pickupQrHours * 3_600_000).toISOString();
      const row = {
        ...of,
        id: uuidv7(),
        propertyId,
        hash: pickUpHash(code),
        madeAt: new Date(now).toISOString(),
        madeBy: caller.fullname,
        expiresAt,
        usedAt: null,
        usedBy: null,
      };
      if ((await waitingFor(db, row)).length === 0) throw new Problem('PICKUP_GONE');
      await db.insert(pickUpCodes).values(row);
      return { code, unitNumber: of.unitNumber, expiresAt };
    },

    read: async ({ body: { code } }, request) => {
      const row = await usable(db, request, code);
      const waiting = await waitingFor(db, row);
      if (waiting.length === 0) throw new Problem('PICKUP_GONE');
      return { unitNumber: row.unitNumber, expiresAt: row.expiresAt, parcels: waiting };
    },

    handOver: async ({ body: { code, only, ...receipt } }, request) => {
      const given = await db.transaction(async (tx) => {
        const row = await usable(tx, request, code);
        const waiting = (await waitingFor(tx, row)).map(({ id }) => id);
        const ids = only ? waiting.filter((id) => only.includes(id)) : waiting;
        if (ids.length === 0) throw new Problem('PICKUP_GONE');
        await claim(tx, request, row);
        const changes = ids.map((id) => givenTo(request, id, receipt));
        return results(await changeParcels(tx, request, 'handOver', changes));
      });
      request.changed('parcels');
      return given;
    },
  };
};
