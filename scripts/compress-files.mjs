import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { inRoot } from './root.mjs';

const kinds = {
  br: promisify(brotliCompress),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const text = /\.(js|css|json|svg|txt)$/;

/** Puts beside each text below a folder its brotli and its gzip, as small as they get. */
export async function compressFiles(folder) {
  const files = readdirSync(inRoot(folder), { recursive: true }).filter((name) => text.test(name));
  await Promise.all(
    files.flatMap((name) => {
      const path = inRoot(folder, name);
      const bytes = readFileSync(path);
      return Object.entries(kinds).map(async ([ending, compress]) =>
        writeFileSync(`${path}.${ending}`, await compress(bytes)),
      );
    }),
  );
}
