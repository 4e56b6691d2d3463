/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Shipped {
  path: string;
  name: string;
  license: string;
  isDev: boolean;
}

interface Bundled {
  outputs: Record<string, { imports: { path: string; external?: boolean }[] }>;
}

const folder = mkdtempSync(join(tmpdir(), 'niti-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the services, the portal's front and the launcher import of packages, once they are bundled. */
function imported(): string[] {
  const side = ['db/embedded-worker', 'kit/sheet/table-process', 'kit/pdf/typeset-process'];
  const entries = [
    'services/main',
    ...['backup', 'doctor', 'migrate', 'move', 'restore'].map((tool) => `services/${tool}`),
    'front/main',
    'launch/main',
    ...side.map((one) => `services/${one}`),
  ];
  const flags = ['--bundle', '--format=esm', '--platform=node', '--packages=external'];
  execFileSync('node_modules/.bin/esbuild', [
    ...entries.map((one) => `${one.replaceAll('/', '-')}=src/${one}.ts`),
    ...[...flags, '--loader:.typ=text', '--log-level=error'],
    ...[`--metafile=${folder}/meta.json`, `--outdir=${folder}`],
  ]);
  const { outputs } = JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8')) as Bundled;
  const paths = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const names = paths.map((path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  const isPackage = (name: string) => !name.startsWith('node:') && !builtinModules.includes(name);
  return [...new Set(names)].filter(isPackage);
}

const asked = imported();
const shipped: Shipped[] = JSON.parse(
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { shippedPackages } from '${process.cwd()}/scripts/release/packages.mjs';
     console.log(JSON.stringify(shippedPackages('${folder}')));`,
  ]).toString(),
);
const names = new Set(shipped.map(({ name }) => name));

test('whatever the bundles import is in a release', () => {
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

test('a release holds what is loaded by a name that is made while it runs', () => {
  expect([...names]).toEqual(
    expect.arrayContaining([
      ...['next', 'react', 'react-dom', '@node-rs/argon2', 'sharp', 'pg-boss'],
      expect.stringMatching(/^@myriaddreamin\/typst-ts-node-compiler-/),
    ]),
  );
});

test('a release holds nothing of development and no compiler of code', () => {
  expect(shipped.filter(({ isDev }) => isDev)).toEqual([]);
  const compilers =
    /^(esbuild|typescript|@swc\/core|@next\/swc|@biomejs|@types\/|drizzle-kit|jest)/;
  expect([...names].filter((name) => compilers.test(name))).toEqual([]);
});

test('each package names a licence under which it may be passed on', () => {
  const known =
    /^\(?(MIT|MIT-0|Apache-2\.0|ISC|BSD-[23]-Clause|BlueOak-1\.0\.0|0BSD|Unlicense|OFL-1\.1|CC-BY-4\.0|LGPL-3\.0-or-later)\b/;
  expect(shipped.filter(({ license }) => !known.test(license))).toEqual([]);
});
