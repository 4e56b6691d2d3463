import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { hostilePictures, writePictures } from './hostile-pictures';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'niti-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a process of its own says that it held; only there is nothing else in memory. */
async function measured(program: string, ...folders: string[]) {
  const cache = join(process.cwd(), '.cache/test-services');
  mkdirSync(cache, { recursive: true });
  const outfile = join(cache, `${program}-${process.pid}.mjs`);
  try {
    await build({
      entryPoints: [join(__dirname, `${program}.ts`)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      logLevel: 'error',
    });
    const store = mkdtempSync(join(folder, 'store-'));
    const args = [outfile, store, ...folders];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  } finally {
    rmSync(outfile, { force: true });
  }
}

test('a file is never in memory: cut at the limit, or 300 MB long', async () => {
  const { refusal, left, cut, whole } = await measured('documents-program');
  expect(refusal).toBe('UPLOAD_TOO_LARGE');
  expect(left).toEqual([]);
  expect(cut.megabytes).toBeLessThan(24);
  expect(whole.megabytes).toBe(300);
  expect(cut.most).toBeLessThan(64 * megabyte);
  expect(whole.most).toBeLessThan(64 * megabyte);
}, 120_000);

const refusals: Record<string, unknown> = {
  UPLOAD_EDGE: expect.stringContaining('16,384'),
  UPLOAD_PIXELS: expect.stringMatching(/^UPLOAD_PIXELS: .*\d ล้านพิกเซล/),
};

test('pictures that are made to burst, all at once, share one budget and hold nobody up', async () => {
  const pictures = mkdtempSync(join(folder, 'pictures-'));
  await writePictures(pictures);
  const { answers, kept, overtaken, grown } = await measured('pictures-program', pictures);
  for (const [name, became] of hostilePictures) {
    expect({ name, answer: answers[name] }).toEqual({
      name,
      answer: refusals[became] ?? became,
    });
  }
  expect(kept).toEqual(['jpeg', 'jpeg', 'jpeg']);
  expect(overtaken).toBe(true);
  expect(grown).toBeLessThan(1000 * megabyte);
}, 300_000);
