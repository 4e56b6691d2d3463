import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreProblem } from './store';

/** Makes the folder for files that are coming in; throws `StoreProblem` where it cannot be used. */
export async function openIncoming(folder: string): Promise<string> {
  const incoming = join(folder, 'incoming');
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    await access(incoming, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StoreProblem(`The uploads folder ${folder} cannot be used (${code}).`);
  }
  return incoming;
}

/** Gives work a path of its own in a folder; whatever is left there afterwards is removed. */
export async function withScratch<T>(
  folder: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
