import { execFileSync } from 'node:child_process';

/** The files of tests that `npm test -- --changed` takes for a change of these. */
function testsFor(...files: string[]): string[] {
  const asked = `import { reachOf } from './scripts/reach.mjs';
    console.log(JSON.stringify(reachOf(process.argv.slice(1)).tests))`;
  const said = execFileSync('node', ['--input-type=module', '-e', asked, ...files]);
  return JSON.parse(String(said));
}

test.each([
  ['a text', 'public/locales/th/banners.json', '__tests__/lint/texts.test.ts'],
  ['who asks for it', 'src/portal/areas/banners/texts.ts', '__tests__/lint/texts.test.ts'],
  ['a contract', 'src/contracts/banner/banner.ts', '__tests__/contracts/references.test.ts'],
])('a change of %s is looked at by what reads all of them', (_, file, test) => {
  expect(testsFor(file)).toContain(test);
});

test('a change of something else is not', () => {
  expect(testsFor('src/services/parcel/parcels-of.ts')).not.toContain(
    '__tests__/lint/texts.test.ts',
  );
});
