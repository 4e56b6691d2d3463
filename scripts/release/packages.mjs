import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';

/** Compilers and types that come along with what runs, and that nothing asks for once it is built. */
const buildsOnly = /^(@next\/swc-|@typescript\/|@types\/|typescript$)/;

/** What Next loads by itself. */
const alwaysAsked = ['next', 'react', 'react-dom'];

const scoped = (folder) =>
  readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(`${folder}/${name}`).map((one) => `${name}/${one}`) : [name],
  );

/** The packages that the bundles name; what browsers run is in the built pages already. */
function askedByName(dependencies, folder) {
  const bundles = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = bundles.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
  // Of the pages those that were left outside; their names end in a hash.
  const links = existsSync(inRoot('.next/node_modules'))
    ? scoped(inRoot('.next/node_modules'))
    : [];
  const outside = new Set(links.map((name) => name.replace(/-[0-9a-f]{16}$/, '')));
  const config = readFileSync(inRoot('next-i18next.config.js'), 'utf8');
  return dependencies.filter(
    (name) =>
      alwaysAsked.includes(name) ||
      outside.has(name) ||
      [code, config].some((text) => new RegExp(`["']${name}["'/]`).test(text)),
  );
}

/** Where a package finds another, as Node looks for it; undefined where it is not installed. */
function resolve(packages, from, name) {
  const above = from.split('/node_modules/').map((_, i, all) => all.slice(0, all.length - i));
  const folders = from ? above.map((parts) => `${parts.join('/node_modules/')}/`) : [];
  return [...folders, '']
    .map((folder) => `${folder}node_modules/${name}`)
    .find((path) => packages[path] && existsSync(inRoot(path)));
}

/** What a package cannot do without, where it is installed. */
function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].filter(
    (name) => !buildsOnly.test(name),
  );
}

/** The packages that run these bundles, as installed for this kind of machine, with what they need in turn. */
export function shippedPackages(bundles = inRoot('dist')) {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const { dependencies, optionalDependencies: builtForSome } = packages[''];
  const found = new Set();
  const add = (path) => {
    if (!path || found.has(path)) return;
    found.add(path);
    for (const name of neededBy(packages[path])) add(resolve(packages, path, name));
  };
  const asked = [...askedByName(Object.keys(dependencies), bundles), ...Object.keys(builtForSome)];
  for (const name of asked) add(resolve(packages, '', name));
  return [...found].sort().map((path) => ({
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: packages[path].version,
    license: packages[path].license ?? '',
    isDev: Boolean(packages[path].dev || packages[path].devOptional),
  }));
}

const isLicence = (name) => /^(licen[cs]e|copying|notice|ofl)/i.test(name);

function textsOf(path) {
  return readdirSync(inRoot(path), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicence(entry.name))
    .map(({ name }) => readFileSync(inRoot(path, name), 'utf8').trim());
}

/** All that is not of development: what runs as a package, and what the built pages hold. */
function licensed() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, { version, license }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    }))
    .filter(({ path, name }) => existsSync(inRoot(path)) && !buildsOnly.test(name));
}

/** What is shipped of others, each with its licence and that licence's words. */
export function licences() {
  const known = new Map(licensed().map((one) => [`${one.name} ${one.version}`, one]));
  const sorted = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
  const list = sorted.map(([title, { license }]) => `${title}: ${license}`);
  const texts = sorted.map(([title, { path, license }]) =>
    [`=== ${title} (${license})`, ...textsOf(path)].join('\n\n'),
  );
  return `Niti Portal contains these packages of others.\n\n${list.join('\n')}\n\n${texts.join('\n\n')}\n`;
}
