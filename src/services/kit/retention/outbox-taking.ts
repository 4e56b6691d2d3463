import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Taking } from './nightly';

/** Letters that were put into a folder; nothing where letters leave the house. */
export const outboxTaking =
  (folder: string | undefined): Taking =>
  async (_tx, before, most) => {
    if (!folder) return 0;
    let taken = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      if (taken === most) break;
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile() || found.mtime >= new Date(before)) continue;
      await rm(path, { force: true });
      taken += 1;
    }
    return taken;
  };
