import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { emptyDatabase } from './empty-database.mjs';

const top = fileURLToPath(new URL('../', import.meta.url));

/**
 * Bundles a program that opens databases to `.cache/<name>/program.js`, with the worker beside it
 * as in a release, and returns its path; `worker` may be one that wraps the real one.
 */
export async function bundleWithDatabase(
  name,
  program,
  worker = 'src/services/db/embedded-worker.ts',
) {
  const outdir = `${top}.cache/${name}`;
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: top,
    entryPoints: { program, 'embedded-worker': worker },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
    logLevel: 'warning',
  });
  writeFileSync(`${outdir}/package.json`, '{ "type": "module" }\n');
  copyFileSync(await emptyDatabase(), `${outdir}/empty-database.tar.gz`);
  return `${outdir}/program.js`;
}
