import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's module that is hooked; an internal of PGlite, hence the pinned version. */
interface Engine {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
  FS: { ErrnoError: new (errno: number) => Error };
}

const EIO = 29;

/** PGlite's start parameters without `-F`, which turns fsync off; its fdatasync does nothing. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** PGlite's folder on disk, with the fsync that its own file system leaves out. */
export class DurableFS extends NodeFS {
  /** How many times a file or directory was really synced. */
  syncs = 0;

  override async init(pg: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: object) => {
      const engine = module as Engine;
      engine.NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fs.fsyncSync(nfd);
        } catch {
          throw new engine.FS.ErrnoError(EIO);
        }
        this.syncs += 1;
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}

/** Syncs a file or directory itself. */
export function syncPath(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Syncs a directory with everything in it. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(inside);
    else if (entry.isFile()) syncPath(inside);
  }
  syncPath(folder);
}
