import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedBy } from './rooms.mjs';
import { inRoot } from './root.mjs';

const folders = ['src', 'pages', '__tests__'];
const endings = ['', '.ts', '.tsx', '.json', '.mjs', '/index.ts'];

/** The file that an import means; nothing for a package. */
const fileOf = (target) =>
  endings
    .map((ending) => target + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(inRoot(file)));

/** Every file of TypeScript with what it imports to run it: types alone are the compiler's matter. */
export function importGraph() {
  const files = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/')),
  );
  return new Map(
    files.map((file) => {
      const source = readFileSync(inRoot(file), 'utf8').replace(/^(im|ex)port type [^;]*;/gm, '');
      return [file, importedBy(file, source).map(fileOf).filter(Boolean)];
    }),
  );
}

/** These files and all that import them, straight or through others that are no `register`. */
export function reachedFrom(graph, files, register) {
  const importers = new Map();
  for (const [file, imported] of graph)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const reached = new Set(files);
  for (const file of reached) {
    if (file === register && !files.includes(file)) continue;
    for (const one of importers.get(file) ?? []) reached.add(one);
  }
  return reached;
}
