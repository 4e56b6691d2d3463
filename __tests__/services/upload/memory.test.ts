import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const megabyte = 1024 * 1024;

/** What a process of its own held while it received files; only there is nothing else in memory. */
async function measured() {
  const folder = mkdtempSync(join(tmpdir(), 'niti-memory-'));
  const cache = join(process.cwd(), '.cache/test-services');
  mkdirSync(cache, { recursive: true });
  const outfile = join(cache, `memory-${process.pid}.mjs`);
  try {
    await build({
      entryPoints: [join(__dirname, 'memory-program.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      logLevel: 'error',
    });
    return JSON.parse(execFileSync(process.execPath, [outfile, folder], { encoding: 'utf8' }));
  } finally {
    rmSync(outfile, { force: true });
    rmSync(folder, { recursive: true });
  }
}

test('a file is never in memory: cut at the limit, or 300 MB long', async () => {
  const { refusal, left, cut, whole } = await measured();
  expect(refusal).toBe('UPLOAD_TOO_LARGE');
  expect(left).toEqual([]);
  expect(cut.megabytes).toBeLessThan(24);
  expect(whole.megabytes).toBe(300);
  expect(cut.most).toBeLessThan(64 * megabyte);
  expect(whole.most).toBeLessThan(64 * megabyte);
}, 120_000);
