import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.mjs';
import { readStamp } from '../fingerprint.mjs';
import { inRoot } from '../root.mjs';
import { licences, shippedPackages } from './packages.mjs';

/** What runs besides packages, as it lies in the project. */
const shipped = [
  'dist',
  '.next',
  'public',
  'src/services/db/migrations',
  'next.config.js',
  'next-i18next.config.js',
  '.env.example',
  'docs/operating.md',
  'deploy/nginx.conf',
  'deploy/systemd',
];

/** Of that, what only a build or a developer looks at. */
const leftOut =
  /^\.next\/(cache|dev|diagnostics|trace|types|turbopack)|\/meta\/\d+_snapshot\.json$/;

const start = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error('Niti Portal needs Node 20.9 or later; this is ' + process.versions.node + '.');
  process.exit(1);
}
import('./dist/launch.js');
`;

/**
 * The files of a folder, and the folders that are empty, without which PostgreSQL does not start; but for the
 * packages below it, which are shipped for themselves or not.
 */
export function filesBelow(path) {
  const entries = readdirSync(inRoot(path), { withFileTypes: true });
  if (entries.length === 0) return [path];
  return entries.flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (!entry.isDirectory()) return [inside];
    return path !== '.next' && entry.name === 'node_modules' ? [] : filesBelow(inside);
  });
}

/** All that a release holds of the project, as paths in it. */
export function releasedFiles() {
  const isFolder = (path) => !/\.\w+$/.test(path) || path === '.next';
  const own = shipped.flatMap((path) => (isFolder(path) ? filesBelow(path) : [path]));
  const packages = shippedPackages().flatMap(({ path }) => filesBelow(path));
  return [...own.filter((path) => !leftOut.test(path)), ...packages].sort();
}

/** What names a release: the portal's build and the services' together, so that neither changes without it. */
const buildOf = (stamps) =>
  createHash('sha256').update(stamps.join('\n')).digest('hex').slice(0, 12);

/** What is written for the release alone, into a folder; answers what the release is called. */
function writeOwn(folder) {
  const project = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const { name, version, engines, scripts } = project;
  const tools = Object.entries(scripts)
    .filter(([, script]) => script.startsWith('node scripts/tool.mjs '))
    .map(([tool]) => [tool, `node start ${tool}`]);
  const build = buildOf(['.next/BUILD_ID', 'dist/.built-from'].map(readStamp));
  const own = {
    name,
    version,
    build,
    private: true,
    engines,
    scripts: Object.fromEntries([['start', 'node start'], ...tools]),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENCES.txt'), licences());
  writeFileSync(join(folder, 'start'), start);
  chmodSync(join(folder, 'start'), 0o755);
  return `${name}-${version}-${build}`;
}

/** Packs what is built into one archive for machines like this one, and returns its path. */
export async function pack() {
  const folder = inRoot('.cache/release');
  const title = writeOwn(folder);
  const list = `${folder}/files`;
  writeFileSync(list, releasedFiles().join('\n'));
  const archive = inRoot('.cache', `${title}-${process.platform}-${process.arch}.tar.gz`);
  const draft = `${archive}.${process.pid}`;
  const alike = ['--owner=0', '--group=0', '--numeric-owner'];
  // Below one folder; where a link leads stays as it is.
  const below = `--transform=s,^,${title}/,S`;
  const project = ['-C', inRoot('.'), '--no-recursion', '--verbatim-files-from', '-T', list];
  const written = ['-C', folder, 'package.json', 'LICENCES.txt', 'start'];
  await runCommand('tar', [...alike, below, '-czf', draft, ...project, ...written]);
  renameSync(draft, archive);
  rmSync(folder, { recursive: true });
  return archive;
}
