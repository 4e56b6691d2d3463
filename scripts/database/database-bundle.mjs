import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import sidePrograms from '../side-programs.cjs';
import { putEmptyDatabase } from './empty-database.mjs';

const top = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles programs into a folder in `.cache` until this process ends, and returns its path. */
export async function bundlePrograms(name, entryPoints) {
  const outdir = `${top}.cache/${name}-${process.pid}`;
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  await build({
    absWorkingDir: top,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: { '.typ': 'text' },
    target: 'node20',
    logLevel: 'warning',
  });
  writeFileSync(`${outdir}/package.json`, '{ "type": "module" }\n');
  return outdir;
}

/**
 * Bundles a program that opens databases, with what it runs beside itself as in a release, and returns its
 * path; the database's `worker` may be one that wraps the real one.
 */
export async function bundleWithDatabase(name, program, worker = sidePrograms['embedded-worker']) {
  const outdir = await bundlePrograms(name, {
    program,
    ...sidePrograms,
    'embedded-worker': worker,
  });
  await putEmptyDatabase(outdir);
  return `${outdir}/program.js`;
}
