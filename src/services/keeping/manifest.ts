import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { KeepingProblem } from './keeping-problem';

const sums = z.object({
  rows: z.string(),
  sums: z.record(z.string(), z.string()),
  digest: z.string(),
});

/** What a backup says of itself; it is written last, so that what has none is no backup. */
const manifest = z.object({
  of: z.literal('niti-portal'),
  format: z.literal(1),
  /** When the database was as it is in here. */
  at: z.iso.datetime(),
  /** The release that made it. */
  release: z.string(),
  kind: z.enum(['embedded', 'postgres']),
  /** The database's newest migration: when that was made, as the migrations' journal says it. */
  schema: z.number(),
  tally: z.record(z.string(), z.record(z.string(), sums)),
  uploads: z.object({ files: z.number(), bytes: z.number(), missing: z.array(z.string()) }),
  /** The SHA-256 of the list of all other files' checksums. */
  checksums: z.string(),
});

export type Manifest = z.infer<typeof manifest>;

/** How the database lies in a backup, by its kind. */
export const databaseFiles = { embedded: 'database.tar.gz', postgres: 'database.dump' } as const;

const fileOf = (folder: string) => join(folder, 'manifest.json');

export const writeManifest = (folder: string, said: Manifest) =>
  writeFile(fileOf(folder), `${JSON.stringify(said, null, 1)}\n`, { flush: true });

/** Throws `KeepingProblem` for a folder that is no whole backup of this product. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => {
    throw new KeepingProblem(`${folder} is no backup: it has no manifest.json.`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new KeepingProblem(`${fileOf(folder)} is damaged, or of another product.`);
  }
}
