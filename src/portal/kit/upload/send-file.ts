import { ApiFailure } from '@/contracts/kit/calls/errors';
import { type Upload, uploadEndpoints, wireType } from '@/contracts/upload/upload';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { unexpected } from '@/portal/kit/calls/reading';
import type { AppThunk } from '@/portal/kit/page/store';

interface Sending {
  type: UploadRule;
  file: File;
  signal: AbortSignal;
  /** Told how much is sent, 0 to 1. */
  sent: (share: number) => void;
}

/** Sends one file and promises its upload; throws `ApiFailure`. */
export const sendFile =
  ({ type, file, signal, sent }: Sending): AppThunk<Promise<Upload>> =>
  async (_dispatch, _state, { api }) => {
    const call = { query: wireType(type.name), files: [file] };
    const [upload] = await api(uploadEndpoints.upload, call, signal, sent);
    if (!upload) throw new ApiFailure(unexpected);
    return upload;
  };
