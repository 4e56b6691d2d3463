import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openIncoming, withScratch } from './scratch';
import { type FileStore, type UploadFolders, uploadOf } from './store';

/** Makes what a file or a folder holds outlast a loss of power. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Two levels of 256 folders by the id's random end, so that no folder grows large. */
function pathIn(folder: string, key: string): string {
  const id = uploadOf(key);
  return join(folder, id.slice(-2), id.slice(-4, -2), key);
}

const isFanOut = (name: string) => /^[0-9a-f]{2}$/.test(name);

async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const first of (await readdir(folder)).filter(isFanOut)) {
    for (const second of await readdir(join(folder, first))) {
      for (const key of await readdir(join(folder, first, second))) {
        yield join(folder, first, second, key);
      }
    }
  }
}

function localStore(folder: string): FileStore {
  return {
    async put(key, file) {
      const path = pathIn(folder, key);
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await sync(file);
      await rename(file, path);
      await sync(dirname(path));
      if (made) await sync(dirname(dirname(path)));
      if (made) await sync(folder);
    },
    get: async (key) => (await open(pathIn(folder, key), 'r')).createReadStream(),
    remove: (key) => rm(pathIn(folder, key), { force: true }),
    async *listBefore(instant) {
      for await (const path of filesIn(folder)) {
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < instant) yield path.slice(dirname(path).length + 1);
      }
    },
  };
}

/** What the folder is called by every process that has it, also where they call it by other paths. */
async function nameOf(folder: string, incoming: string): Promise<string> {
  const file = join(folder, 'store-id');
  await withScratch(incoming, async (draft) => {
    await writeFile(draft, `folder ${randomUUID()}`, { flush: true });
    // The first one stays.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  });
  return readFile(file, 'utf8');
}

/** Keeps uploads in a folder, made where there is none; throws `StoreProblem` where it cannot be. */
export async function openLocalStore(folder: string): Promise<UploadFolders> {
  const incoming = await openIncoming(folder);
  return { incoming, store: localStore(folder), place: await nameOf(folder, incoming) };
}
