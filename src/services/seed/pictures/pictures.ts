import { writeFile } from 'node:fs/promises';
import { ruleOf } from '@/contracts/features/upload-rules';
import type { UploadType } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { AreaDemo } from '@/services/kit/area';
import type { Db } from '@/services/kit/database/db';
import { coverNames, drawPicture } from '@/services/seed/news/cover-pictures';
import type { UploadFolders } from '@/services/upload';
import { type Kept, keepImage } from '@/services/upload/keep';
import { withScratch } from '@/services/upload/scratch';
import { drawingOf } from './drawings';

/** Pictures that no record of the demo shows yet, by their type. */
export type Pictures = Map<UploadType, Kept[]>;

/** Draws what the areas' rows show at so many properties and at the platform, and puts it into the store. */
export async function keepPictures(
  folders: UploadFolders,
  areas: readonly AreaDemo[],
  properties: number,
): Promise<Pictures> {
  const pictures: Pictures = new Map();
  const wanted = areas.flatMap(({ pictures = [], platformPictures = [] }) => [
    ...pictures.map((type) => ({ type, times: properties })),
    ...platformPictures.map((type) => ({ type, times: 1 })),
  ]);
  for (const [nth, { type, times }] of wanted.entries()) {
    const kept = pictures.get(type) ?? [];
    const name = coverNames[nth % coverNames.length] ?? 'morning';
    const rule = ruleOf(type);
    const drawn = await (drawingOf(type, kept.length) ?? drawPicture(name, rule.crop));
    for (let at = 0; at < times; at++) {
      const one = await withScratch(folders.incoming, async (from) => {
        await writeFile(from, drawn, { mode: 0o600 });
        return keepImage(folders, { from, name: `${name}.jpg`, rule, by: 'seed' });
      });
      kept.push(one);
    }
    pictures.set(type, kept);
  }
  return pictures;
}

/** Gives the records of a property, or of the platform, a picture each. */
export const pictureGiver =
  (db: Db, pictures: Pictures, owner: { propertyId: string | null; by: string; at: number }) =>
  async (type: UploadType): Promise<string | null> => {
    const kept = pictures.get(type)?.shift();
    if (!kept) return null;
    const at = new Date(owner.at).toISOString();
    const { propertyId, by } = owner;
    await db.insert(uploads).values({ ...kept, type, propertyId, by, at, claimedAt: at });
    return kept.id;
  };
