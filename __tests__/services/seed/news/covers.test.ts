import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverNames, drawPicture } from '@/services/seed/news/cover-pictures';
import { keepCovers } from '@/services/seed/news/covers';
import { openLocalStore } from '@/services/upload';

test('the covers of the demo are kept as those that are sent, each another picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'niti-covers-'));
  const folders = await openLocalStore(folder);
  const covers = await keepCovers(folders);
  expect([...covers.keys()]).toEqual(coverNames);
  for (const kept of covers.values()) {
    expect(kept).toMatchObject({ kind: 'jpeg', width: 1200, height: 675 });
    expect(kept.bytes).toBeLessThan(100_000);
  }
  expect(new Set([...covers.values()].map(({ sha256 }) => sha256)).size).toBe(coverNames.length);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
  expect(files).toHaveLength(2 * coverNames.length);
  await rm(folder, { recursive: true });
});

test('a cover is drawn the same each time', async () => {
  const [once, again] = [await drawPicture('lift'), await drawPicture('lift')];
  expect(once.equals(again)).toBe(true);
});
