import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

/** Where the tests ask for running services, see `services.ts`. */
const address = 'NITI_TEST_HOST';
/** Where the programs that services run beside themselves lie. */
const programs = 'NITI_TEST_PROGRAMS';

async function bundle(root: string): Promise<string> {
  // Its own folder: another run, at the same time, may be of other sources.
  const outdir = path.join(root, '.cache', 'test-services', `run-${process.pid}`);
  mkdirSync(outdir, { recursive: true });
  const sidePrograms: Record<string, string> = createRequire(path.join(root, 'package.json'))(
    './scripts/side-programs.cjs',
  );
  writeFileSync(path.join(outdir, 'package.json'), '{"type":"module"}\n');
  await build({
    absWorkingDir: root,
    entryPoints: { host: '__tests__/kit/host/main.ts', ...sidePrograms },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    loader: { '.typ': 'text' },
    sourcemap: true,
    logLevel: 'error',
  });
  return path.join(outdir, 'host.js');
}

/** Starts the process that runs services for tests: they do not load inside Jest's sandbox. */
export default async function globalSetup({ rootDir }: { rootDir: string }): Promise<void> {
  const script = await bundle(rootDir);
  const host = spawn(process.execPath, ['--enable-source-maps', script], {
    cwd: rootDir,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const failed = new Promise<never>((_, reject) => {
    host.once('exit', (code) => reject(new Error(`the test services ended (${code})`)));
  });
  const listening = new Promise<string>((resolve) => {
    createInterface(host.stdout).once('line', resolve);
  });
  process.env[programs] = path.dirname(script);
  process.env[address] = await Promise.race([listening, failed]);
  failed.catch(() => {});
  globalThis.stopTestServices = () =>
    new Promise((resolve) => {
      host.once('exit', () => {
        rmSync(path.dirname(script), { recursive: true, force: true });
        resolve();
      });
      host.stdin.end();
    });
}

declare global {
  var stopTestServices: (() => Promise<void>) | undefined;
}
