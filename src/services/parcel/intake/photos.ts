import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { claimUploads } from '@/services/kit/files/uploads';

/** Keeps uploaded photos for parcels' histories; throws `INVALID` at `field` where one is gone. */
export const claimPhotos = (
  tx: Db,
  request: ServiceRequest,
  ids: readonly string[],
  field: string,
): Promise<void> => claimUploads(tx, request, { types: ['parcel/photo'], ids, field });
