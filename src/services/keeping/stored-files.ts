import { createWriteStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Checksum, hashOf, hashOfFile } from './checksums';
import { KeepingProblem } from './keeping-problem';

/** What is asked of the store of uploads. */
export interface Store {
  put(key: string, file: string): Promise<void>;
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  listBefore(instant: Date): AsyncIterable<string>;
}

const folderOf = 'uploads';
/** As the store has them: its probes are not anybody's. */
const isKept = (key: string) => /^[0-9a-f-]{36}\.(file|thumbnail|original)$/.test(key);

/** Keys are spread over folders by their ids' random ends. */
const pathOf = (key: string) => `${folderOf}/${key.slice(34, 36)}/${key}`;
const keyOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Every key of a store that names a file of an upload. */
export async function* keptKeys({ listBefore }: Pick<Store, 'listBefore'>): AsyncGenerator<string> {
  // Nothing is of tomorrow, whatever the store's clock says.
  for await (const key of listBefore(new Date(Date.now() + 86_400_000))) if (isKept(key)) yield key;
}

/** What nobody holds may be removed at any moment. */
function unlessGone(error: { code?: string; status?: number }): undefined {
  if (error.code !== 'ENOENT' && error.status !== 404) throw error;
}

/** Copies all files of a store into a backup's folder. */
export async function fetchFiles(store: Store, folder: string) {
  const sums: Checksum[] = [];
  let bytes = 0;
  for await (const key of keptKeys(store)) {
    const path = join(folder, pathOf(key));
    const file = await store.get(key).catch(unlessGone);
    if (!file) continue;
    await mkdir(dirname(path), { recursive: true });
    await pipeline(file, createWriteStream(path, { flush: true }));
    const found = await hashOfFile(path);
    sums.push({ path: pathOf(key), sha256: found.sha256 });
    bytes += found.bytes;
  }
  return { sums, bytes };
}

/** The uploads that a database names and that are not there as it says. */
export function missingFiles(rows: { id: string; sha256: string }[], sums: Checksum[]): string[] {
  const there = new Map(sums.map(({ path, sha256 }) => [keyOf(path), sha256]));
  return rows.filter(({ id, sha256 }) => there.get(`${id}.file`) !== sha256).map(({ id }) => id);
}

const ofUploads = (sums: Checksum[]) => sums.filter(({ path }) => path.startsWith(`${folderOf}/`));

/** Throws `KeepingProblem` where a store holds what is not of this backup; a half-done restoring's is. */
export async function requireOwnFiles(store: Store, sums: Checksum[]): Promise<void> {
  const own = new Set(ofUploads(sums).map(({ path }) => keyOf(path)));
  for await (const key of keptKeys(store)) {
    if (own.has(key)) continue;
    throw new KeepingProblem('The store of uploads is not empty: restore into an empty place.');
  }
}

/** Puts all files of a backup into a store, and reads each back. */
export async function bringFiles(
  { store, incoming }: { store: Store; incoming: string },
  folder: string,
  sums: Checksum[],
): Promise<void> {
  for (const { path, sha256 } of ofUploads(sums)) {
    const key = keyOf(path);
    const draft = join(incoming, `restored-${key}`);
    await copyFile(join(folder, path), draft);
    await store.put(key, draft);
    const kept = await hashOf(await store.get(key));
    if (kept.sha256 === sha256) continue;
    throw new KeepingProblem(`The store of uploads does not answer ${key} as it was kept.`);
  }
}
