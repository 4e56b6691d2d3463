import { stat, writeFile } from 'node:fs/promises';
import { uuidv7 } from 'uuidv7';
import { fileVariants } from '@/contracts/upload/upload';
import type { FileKind } from '@/contracts/upload/upload-types';
import { cleanImage, type ImageWork } from './clean-image';
import { nameOfKind } from './display-name';
import { withScratch } from './scratch';
import { sha256Of } from './sha256';
import { keyOf, type UploadFolders } from './store';

/** What is known of a file once it is in the store. */
export interface Kept {
  id: string;
  name: string;
  kind: FileKind;
  bytes: number;
  width: number | null;
  height: number | null;
  sha256: string;
  hasOriginal: boolean;
}

/** Moves a file into the store as it is. */
export async function keepFile(
  { store }: UploadFolders,
  path: string,
  { name, kind }: { name: string; kind: FileKind },
): Promise<Kept> {
  const id = uuidv7();
  const { size: bytes } = await stat(path);
  const sha256 = await sha256Of(path);
  await store.put(keyOf(id, 'file'), path);
  return { id, name, kind, bytes, width: null, height: null, sha256, hasOriginal: false };
}

/** Makes an image anew and puts it and its thumbnail into the store, and what a part was taken from. */
export const keepImage = (folders: UploadFolders, work: ImageWork): Promise<Kept> =>
  withScratch(folders.incoming, (thumbnail) =>
    withScratch(folders.incoming, async (file) => {
      // The decoder writes into what is there: nobody else's to read.
      for (const path of [file, thumbnail]) await writeFile(path, '', { flag: 'wx', mode: 0o600 });
      const { kind, width, height } = await cleanImage(work, { file, thumbnail });
      const hasOriginal = work.part !== undefined;
      const kept = await keepFile(folders, file, { name: nameOfKind(work.name, kind), kind });
      if (hasOriginal) await folders.store.put(keyOf(kept.id, 'original'), work.from);
      await folders.store.put(keyOf(kept.id, 'thumbnail'), thumbnail);
      return { ...kept, width, height, hasOriginal };
    }),
  );

/** Removes every variant of an upload from the store. */
export async function removeKept({ store }: UploadFolders, id: string): Promise<void> {
  await Promise.all(fileVariants.map((variant) => store.remove(keyOf(id, variant))));
}
