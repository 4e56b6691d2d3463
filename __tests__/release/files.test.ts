/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

test('a release has the folders that are empty too, as those of a database are', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(`${process.cwd()}/.cache/release-files-`);
  const path = relative(process.cwd(), folder);
  mkdirSync(`${folder}/pg_notify`);
  mkdirSync(`${folder}/base`);
  writeFileSync(`${folder}/base/1`, '');
  const program = `import { filesBelow } from '${process.cwd()}/scripts/release/pack.mjs';
    console.log(JSON.stringify(filesBelow('${path}')));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program]);
  rmSync(folder, { recursive: true });
  expect(JSON.parse(printed.toString()).sort()).toEqual([`${path}/base/1`, `${path}/pg_notify`]);
});
