import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { withScratch } from './scratch';
import type { UploadFolders } from './store';

/** Receives a file, keeps it, reads it and removes it again; throws where one of these fails. */
export async function tryStore({
  store,
  incoming,
}: Pick<UploadFolders, 'store' | 'incoming'>): Promise<void> {
  const key = `${randomUUID()}.probe`;
  await withScratch(incoming, async (path) => {
    await writeFile(path, 'probe');
    await store.put(key, path);
    for await (const _ of await store.get(key));
    await store.remove(key);
  });
}
