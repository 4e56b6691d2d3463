import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { inRoot } from './root.mjs';

const kinds = {
  br: promisify(brotliCompress),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const text = /\.(js|css|json|svg|txt)$/;

/** Puts beside each text below a folder its brotli and its gzip, as small as they get; as many at a time as there are cores. */
export async function compressFiles(folder) {
  const names = readdirSync(inRoot(folder), { recursive: true }).filter((name) => text.test(name));
  const left = names.values();
  const work = async () => {
    for (const name of left) {
      const path = inRoot(folder, name);
      const bytes = readFileSync(path);
      for (const [ending, compress] of Object.entries(kinds)) {
        writeFileSync(`${path}.${ending}`, await compress(bytes));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
