import { writeFile } from 'node:fs/promises';
import { newsUploads } from '@/contracts/news/news-uploads';
import { uploads } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import type { UploadFolders } from '@/services/upload';
import { type Kept, keepImage } from '@/services/upload/keep';
import { withScratch } from '@/services/upload/scratch';
import { type CoverName, coverNames, drawPicture } from './cover-pictures';

const { name: type } = newsUploads.cover;

/** The demo's pictures, by what they show. */
export type Covers = ReadonlyMap<CoverName, Kept>;

/** Draws the demo's pictures and puts them into the store, as those that are sent. */
export async function keepCovers(folders: UploadFolders): Promise<Covers> {
  const covers = new Map<CoverName, Kept>();
  for (const name of coverNames) {
    const kept = await withScratch(folders.incoming, async (from) => {
      await writeFile(from, await drawPicture(name), { mode: 0o600 });
      return keepImage(folders, { from, name: `${name}.jpg`, rule: newsUploads.cover, by: 'seed' });
    });
    covers.set(name, kept);
  }
  return covers;
}

/** The pictures are the platform's, and held by whatever news shows them. */
export async function seedCovers(db: Db, covers: Covers, by: string, at: string): Promise<void> {
  const rows = [...covers.values()].map((kept) => ({
    ...{ ...kept, type, propertyId: null },
    ...{ by, at, claimedAt: at },
  }));
  await insertAll(db, uploads, rows);
}
