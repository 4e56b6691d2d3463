import type { ApiError } from '@/contracts/kit/calls/errors';

/** A file that is kept at the services: a new upload, or one that the record has. */
export interface HeldFile {
  id: string;
  name: string;
  bytes: number;
  /** Of a picture, pixels. */
  width?: number | null;
}

/** Why a field of files is not whole: some are on their way, or one could not be taken. */
export type Unsent = 'sending' | 'failed' | null;

/** One file of an `UploadField`. */
export interface UploadItem {
  /** Of the row on the screen; the upload's id comes with its answer. */
  key: string;
  name: string;
  bytes: number;
  /** None for an upload that the record had before. */
  file?: File;
  /** An address of the file itself in this page, where it is a picture. */
  preview?: string;
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  /** How much is sent, 0 to 1. */
  share: number;
  error?: ApiError;
  upload?: HeldFile;
}

/** A file that the record already has. */
export const itemOf = (upload: HeldFile): UploadItem => ({
  key: upload.id,
  name: upload.name,
  bytes: upload.bytes,
  status: 'sent',
  share: 1,
  upload,
});

/** A file that was just chosen; `refused` where it is not to be sent. */
export function newItem(key: string, file: File, refused: ApiError | null): UploadItem {
  const { name, size: bytes, type } = file;
  const preview = type.startsWith('image/') ? { preview: URL.createObjectURL(file) } : {};
  const base = { key, name, bytes, file, share: 0, ...preview };
  return refused ? { ...base, status: 'failed', error: refused } : { ...base, status: 'waiting' };
}

/** What a form stores. */
export const heldOf = (items: readonly UploadItem[]): HeldFile[] =>
  items.flatMap(({ upload }) => upload ?? []);

/** What has to be done about some files before they can be stored; what was cancelled is given up. */
export function unsentOf(items: readonly UploadItem[]): Unsent {
  if (items.some(({ status }) => status === 'waiting' || status === 'sending')) return 'sending';
  const isLost = ({ status, error }: UploadItem) =>
    status === 'failed' && error?.code !== 'ABORTED';
  return items.some(isLost) ? 'failed' : null;
}
