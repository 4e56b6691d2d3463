import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { UploadType } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';

/** Rows of the place that the caller works in. */
const ofPlace = ({ caller: { propertyId } }: ServiceRequest): SQL =>
  propertyId ? eq(uploads.propertyId, propertyId) : isNull(uploads.propertyId);

/**
 * Takes uploads for a record, in the transaction that stores the record. Each must be of one of the types,
 * sent by the caller at this property, and held by no other record; otherwise `INVALID` at `field`.
 */
export async function claimUploads(
  db: Db,
  request: ServiceRequest,
  { types, ids, field }: { types: readonly UploadType[]; ids: readonly string[]; field: string },
): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await db
    .update(uploads)
    .set({ claimedAt: new Date().toISOString() })
    .where(
      and(
        inArray(uploads.id, [...ids]),
        inArray(uploads.type, [...types]),
        eq(uploads.by, request.caller.accountId),
        ofPlace(request),
        isNull(uploads.claimedAt),
      ),
    )
    .returning({ id: uploads.id });
  if (claimed.length !== ids.length) throw invalidField(field, 'uploadGone');
}

/**
 * Lets uploads go that no record holds any more, in the transaction that drops them; removed a day
 * later. They are of the caller's place, or the platform's, whose records a property may start from.
 */
export async function releaseUploads(
  db: Db,
  request: ServiceRequest,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(uploads)
    .set({ claimedAt: null, releasedAt: new Date().toISOString() })
    .where(and(inArray(uploads.id, [...ids]), or(ofPlace(request), isNull(uploads.propertyId))));
}

/** Lets uploads of any place go that no record holds any more, as `releaseUploads` does, where nobody asks for it. */
export async function letGo(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(uploads)
    .set({ claimedAt: null, releasedAt: new Date().toISOString() })
    .where(inArray(uploads.id, [...ids]));
}
