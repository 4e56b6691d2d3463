import { ApiFailure } from '@/contracts/kit/calls/errors';
import { parcelPhoto } from '@/contracts/parcel/parcel-uploads';
import { uploadEndpoints, wireType } from '@/contracts/upload/upload';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { unexpected } from '@/portal/kit/calls/reading';

/** Sends a photo and gives the id that a parcel's call takes; throws `ApiFailure`. */
export async function uploadPhoto(
  api: ApiClient,
  photo: File,
  signal?: AbortSignal,
): Promise<string> {
  const call = { query: wireType(parcelPhoto.name), files: [photo] };
  const [kept] = await api(uploadEndpoints.upload, call, signal);
  if (!kept) throw new ApiFailure(unexpected);
  return kept.id;
}
