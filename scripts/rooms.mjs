import { dirname, join, normalize } from 'node:path';

const portal = (...rooms) => rooms.map((room) => `src/portal/${room}`);
const services = (...rooms) => rooms.map((room) => `src/services/${room}`);
const contracts = 'src/contracts';
const settings = ['src/settings', 'src/settings.ts'];
const texts = 'public/locales';

/**
 * What a room may import beside itself; `*` is one folder, and each folder there is a room of its own.
 * The first that fits a file is its room. What is in no room is refused, and so is what is not named.
 */
export const rooms = [
  ['pages', [...portal('areas/*', 'app', 'ui/base.css')]],
  [contracts, []],
  ['src/contract-check', [contracts]],
  ['src/http', []],
  ['src/portal/ui', []],
  ['src/portal/kit', [...portal('ui'), contracts, texts]],
  ['src/portal/pickers', [...portal('kit', 'ui'), contracts, texts]],
  ['src/portal/bell', [...portal('kit', 'ui'), contracts]],
  ['src/portal/areas/*', [...portal('pickers', 'bell', 'kit', 'ui'), contracts, texts]],
  [
    'src/portal/app',
    [...portal('bell', 'kit', 'ui'), 'src/http/agents.ts', contracts, texts, ...settings],
  ],
  ['src/front', ['src/http', contracts, ...settings, 'src/portal/app/gate.ts']],
  ['src/launch', [contracts, ...settings]],
  ['src/settings', [contracts]],
  ['src/settings.ts', [contracts, 'src/settings']],
  ['src/services/db', []],
  ['src/services/kit', [...services('db'), 'src/http', contracts, texts]],
  ['src/services/seed', ['src/services', contracts, texts]],
  ['src/services/*.ts', ['src/services', 'src/http', contracts, texts, ...settings]],
  ['src/services/*', [...services('kit', 'db'), contracts, texts]],
];

/** Store and state are the kit's and the areas': the plain pieces know none. */
const packages = { 'src/portal/ui': ['react-redux', '@reduxjs/toolkit'] };

const pattern = (room) =>
  new RegExp(`^${room.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(?=/|\\.\\w+$|$)`);

/** The room a file lies in: as the table names it, and which folder of it. */
function roomOf(file) {
  for (const [name, may] of rooms) {
    const [folder] = pattern(name).exec(file) ?? [];
    if (folder && (!name.endsWith('.ts') || folder === file)) return { name, folder, may };
  }
}

const written = /(?:^|[\s;}])(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The file of this project that an import names, without its ending; a package's name as it is. */
function target(file, name) {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  if (name.startsWith('@locales/')) return name.replace('@locales', texts);
  if (name.startsWith('@tests/')) return name.replace('@tests', '__tests__');
  return name.startsWith('@/') ? name.replace('@', 'src') : name;
}

const namesIn = (source) => [...source.matchAll(written)].map(([, name]) => name);

/** What a file imports, each as a path of this project without its ending, or as a package. */
export const importedBy = (file, source) => namesIn(source).map((name) => target(file, name));

/** What a file imports though its room may not, each as it is written there. */
export function refusedImports(file, source) {
  const room = roomOf(file);
  if (!room) return ['(a file outside of all rooms)'];
  return namesIn(source).filter((name) => {
    const to = target(file, name);
    const isOurs = /^(src|pages|public|__tests__|scripts)\//.test(to);
    if (!isOurs) return packages[room.name]?.includes(to);
    if (to === room.folder || to.startsWith(`${room.folder}/`)) return false;
    return !room.may.some((allowed) => pattern(allowed.replace(/\.ts$/, '')).test(to));
  });
}
