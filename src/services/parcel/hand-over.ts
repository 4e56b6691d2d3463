import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod';
import type { handOver, Parcel } from '@/contracts/parcel/parcel';
import { audit, type Db } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
import { thaiInstant } from '@/services/kit/thai-text';
import { parcelEvents, parcels } from './tables';

async function whyNot(db: Db, propertyId: string, id: string): Promise<Problem> {
  const [row] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.id, id), eq(parcels.propertyId, propertyId)));
  if (!row) return new Problem('NOT_FOUND');
  const code = row.docCode;
  if (row.status !== 'handed_over') return new Problem('PARCEL_NOT_WAITING', { code });
  return new Problem('PARCEL_HANDED_OVER', {
    code,
    receiver: row.handedOverTo ?? '',
    at: thaiInstant(row.handedOverAt ?? row.receivedAt),
    by: row.handedOverBy ?? '',
  });
}

/**
 * Gives a waiting parcel to its receiver; of several at once the first wins. Throws
 * `PARCEL_HANDED_OVER` with who has it, `PARCEL_NOT_WAITING` for a cancelled one, `NOT_FOUND`.
 */
export const handOverParcel =
  (db: NodePgDatabase) =>
  async (
    { body }: { body: z.output<typeof handOver> },
    request: ServiceRequest,
  ): Promise<Parcel> => {
    const given = await db.transaction(async (tx) => {
      const { propertyId, caller } = request;
      const at = new Date().toISOString();
      const taken = {
        status: body.status,
        handedOverAt: at,
        handedOverTo: body.name,
        handedOverBy: caller.fullname,
      };
      const [row] = await tx
        .update(parcels)
        .set(taken)
        .where(
          and(
            eq(parcels.id, body.id),
            eq(parcels.propertyId, propertyId),
            eq(parcels.status, 'waiting'),
          ),
        )
        .returning();
      if (!row) throw await whyNot(tx, propertyId, body.id);

      await tx.insert(parcelEvents).values({
        id: uuidv7(),
        parcelId: row.id,
        at,
        action: 'handed_over',
        accountId: caller.accountId,
        by: caller.fullname,
        detail: body.name,
        note: body.note,
      });
      await audit(tx, request, {
        action: 'approve',
        entity: 'parcel',
        entityId: row.id,
        changes: { status: ['waiting', body.status], handedOverTo: [null, body.name] },
      });
      return row;
    });
    request.changed('parcels');
    return given;
  };
