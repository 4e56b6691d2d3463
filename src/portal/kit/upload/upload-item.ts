import type { ApiError } from '@/contracts/kit/errors';
import type { Upload } from '@/contracts/upload/upload';

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
  upload?: Upload;
}

/** An upload that the record already has. */
export const itemOf = (upload: Upload): UploadItem => ({
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

/** What a form stores: the ids of what is there. */
export const idsOf = (items: readonly UploadItem[]): string[] =>
  items.flatMap(({ upload }) => (upload ? [upload.id] : []));

/** Something is still on its way. */
export const isUnfinished = (items: readonly UploadItem[]): boolean =>
  items.some(({ status }) => status === 'waiting' || status === 'sending');
