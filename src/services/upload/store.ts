import type { FileVariant } from '@/contracts/upload/upload';

/** Where the bytes of uploads are kept. A key is never made of anything that a person wrote. */
export interface FileStore {
  /** Moves a finished local file in; once this resolves it is there whole, whatever happens next. */
  put(key: string, file: string): Promise<void>;
  /** Throws where there is none. */
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>;
  /** The keys of what was put before an instant, in any order. */
  listBefore(instant: Date): AsyncIterable<string>;
}

/** The store, and the local folder where files are received before they are moved in. */
export interface UploadFolders {
  store: FileStore;
  /** Its own files only; what a crash leaves there is removed in time. */
  incoming: string;
  /** Says which store it is: two processes that keep files in the same one say the same. */
  place: string;
}

/** The store cannot be used as it is set; one line for whoever operates it. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
}

/** The key of one variant of an upload. */
export const keyOf = (id: string, variant: FileVariant): string => `${id}.${variant}`;

/** The variant that holds what an upload was cropped from: what never was is its own original. */
export const originalOf = ({ hasOriginal }: { hasOriginal: boolean }): FileVariant =>
  hasOriginal ? 'original' : 'file';

/** The upload whose file a key names. */
export const uploadOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));
