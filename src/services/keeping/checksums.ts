import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { KeepingProblem } from './keeping-problem';

/** Of a backup's files, as `sha256sum --check` reads it. */
export const sumsFile = 'SHA256SUMS';

export interface Checksum {
  /** Below the backup's folder. */
  path: string;
  sha256: string;
}

/** The SHA-256 of what is read, in hexadecimal, and how many bytes that is. */
export async function hashOf(chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

export const hashOfFile = (path: string) => hashOf(createReadStream(path));

/** Makes a written file outlast a loss of power. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes the list, and returns its own checksum. */
export async function writeSums(folder: string, sums: Checksum[]): Promise<string> {
  const lines = sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`);
  await writeFile(join(folder, sumsFile), lines.join(''), { flush: true });
  return (await hashOfFile(join(folder, sumsFile))).sha256;
}

const isBelow = (path: string) => normalize(path) === path && !/^(\/|\.\.)/.test(path);

/** Reads every file of a backup; throws `KeepingProblem` unless each is what was written. */
export async function checkSums(folder: string, own: string): Promise<Checksum[]> {
  const list = join(folder, sumsFile);
  const found = await hashOfFile(list).catch(() => ({ sha256: '' }));
  if (found.sha256 !== own) throw new KeepingProblem(`${list} is missing or damaged.`);
  const sums = (await readFile(list, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ sha256: line.slice(0, 64), path: line.slice(66) }));
  for (const { path, sha256 } of sums) {
    if (!isBelow(path)) throw new KeepingProblem(`${list} names a file outside of the backup.`);
    const is = await hashOfFile(join(folder, path)).catch(() => ({ sha256: 'missing' }));
    if (is.sha256 === sha256) continue;
    const what = is.sha256 === 'missing' ? 'missing' : 'damaged';
    throw new KeepingProblem(`${join(folder, path)} is ${what}: take another backup.`);
  }
  return sums;
}
