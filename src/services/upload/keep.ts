import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { uuidv7 } from 'uuidv7';
import { type FileVariant, fileVariants } from '@/contracts/upload/upload';
import type { FileKind } from '@/contracts/upload/upload-types';
import { cleanImage } from './clean-image';
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
export async function keepImage(
  { store, incoming }: UploadFolders,
  work: Parameters<typeof cleanImage>[0],
): Promise<Kept> {
  const { file, thumbnail, kind, width, height } = await cleanImage(work);
  const id = uuidv7();
  const put = (variant: FileVariant, content: Buffer) =>
    withScratch(incoming, async (path) => {
      await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      await store.put(keyOf(id, variant), path);
    });
  const hasOriginal = work.part !== undefined;
  if (hasOriginal) await store.put(keyOf(id, 'original'), work.from);
  await put('thumbnail', thumbnail);
  await put('file', file);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const name = nameOfKind(work.name, kind);
  return { id, name, kind, bytes: file.length, width, height, sha256, hasOriginal };
}

/** Removes every variant of an upload from the store. */
export async function removeKept({ store }: UploadFolders, id: string): Promise<void> {
  await Promise.all(fileVariants.map((variant) => store.remove(keyOf(id, variant))));
}
