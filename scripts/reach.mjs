import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { importGraph, reachedFrom } from './import-graph.mjs';
import { inRoot } from './root.mjs';

/** How many are run at most. */
const most = { screens: 9, tests: 30, stories: 24 };
/** What a kit's change shows at: the way in, a list with its form, and a screen of each layout. */
const smoke = { stories: ['sign-in', 'report-emails'], screens: ['/', '/login', '/report-emails'] };

/** Read by every screen: a feature in it is looked for by its own name. */
const register = 'src/contracts/features/feature-list.ts';

const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Tests of every call and of every page, which take one of them by its name. */
const isOfEach = (file) => /^__tests__\/(services\/app|pages)\/.*test\.tsx?$/.test(file);
/** What screens say, and who asks for it. */
const isSaid = (file) => /^(public\/locales\/|src\/portal\/.*\.tsx?$)/.test(file);
const isStory = (file) => file.endsWith('.story.ts');
const isScreen = (file) => /^pages\/(?!_|api\/).*\.tsx$/.test(file);
const isContract = (file) => /^src\/contracts\/(?!kit\/|features\/)/.test(file);
const isService = (file) => /^src\/services\/(?!kit|db|seed)[^/]+\/.*\.ts$/.test(file);
const isShared = (file) =>
  /^src\/(contracts\/kit|services\/(kit|db)|portal\/(?!areas)[^/]+|front|launch|settings)\b/.test(
    file,
  );

/** Tests that read files by themselves, and which. */
const readers = {
  '__tests__/lint/texts.test.ts': isSaid,
  '__tests__/contracts/references.test.ts': isContract,
};

const routeOf = (page) => page.replace(/^pages|(\/index)?\.tsx$/g, '') || '/';
const nameOf = (file) => basename(file).replace(/\..*$/, '');
const kebab = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const read = (file) => readFileSync(inRoot(file), 'utf8');

/** Names that every area has, and that say nothing of it. */
const usual = [
  'area',
  'form',
  'handlers',
  'index',
  'item',
  'list',
  'main',
  'page',
  'tables',
  'texts',
];

/** What a file is about, by its folders and its own name: `phone-directory`, `phone-form`. */
const wordsOf = (file) =>
  file
    .replace(/^(src\/(portal\/areas|portal|services|contracts)|src|public\/locales\/\w+)\//, '')
    .split('/')
    .map((part) => kebab(nameOf(part)))
    .filter((word) => !usual.includes(word));

/** How much of a test's name is said by these words. */
const closeness = (test, words) =>
  Math.max(
    0,
    ...words.filter((word) => `${nameOf(test)}-`.startsWith(`${word}-`)).map((w) => w.length),
  );

/** The paths of the calls that a contract declares. */
export const pathsIn = (contract) =>
  [...read(contract).matchAll(/'(\/[\w/-]+)/g)].map(([, path]) => path);

/** The contracts of the calls that these files of services answer, or the files beside them. */
function answeredBy(graph, files) {
  const declares = (file) => isContract(file) && pathsIn(file).length > 0;
  return files.filter(isService).flatMap((file) => {
    const contracts = dirname(file).replace(/^src\/services\/([^/]+).*/, 'src/contracts/$1/');
    const named = (one) =>
      graph.get(one)?.filter((other) => other.startsWith(contracts) && declares(other)) ?? [];
    const beside = [...graph.keys()].filter((one) => dirname(one) === dirname(file));
    return named(file).length > 0 ? named(file) : beside.flatMap(named);
  });
}

const storiesIn = (file) => read(file).match(/^\s*story\(/gm)?.length ?? 0;

/** Of what these files can have broken the nearest, and in words how much is left for all tests. */
export function reachOf(files) {
  const graph = importGraph();
  const all = [...graph.keys()];
  const calls = [...new Set([...files.filter(isContract), ...answeredBy(graph, files)])];
  const reached = reachedFrom(graph, [...files, ...calls], register);
  const words = files.flatMap(wordsOf);
  const named = [...files, ...calls, ...(reached.has(register) ? [register] : [])];
  const isNear = (file) =>
    files.includes(file) ||
    (readers[file] && files.some(readers[file])) ||
    closeness(file, words) > 0 ||
    graph.get(file).some((one) => named.includes(one));
  const left = [];

  const tests = all
    .filter((file) => isTest(file) && !isOfEach(file) && (reached.has(file) || isNear(file)))
    .sort((one, other) => isNear(other) - isNear(one));
  if (tests.length > most.tests) left.push(`${tests.length - most.tests} files of tests`);

  const pages = all.filter((file) => isScreen(file) && (reached.has(file) || isNear(file)));
  const isWide = pages.length > most.screens;
  if (isWide) left.push(`${pages.length} screens`);
  const isEverywhere = isWide || files.some(isShared);
  if (files.some(isShared)) left.push('all else that uses a shared piece');
  const isOwn = (file) => words.includes(routeOf(file).split('/')[1]);
  const close = isWide ? pages.filter(isOwn).slice(0, most.screens) : pages;
  const visited = [...new Set([...close.map(routeOf), ...(isEverywhere ? smoke.screens : [])])];

  const near = all
    .filter((file) => isStory(file) && isNear(file))
    .sort((a, b) => closeness(b, words) - closeness(a, words) || storiesIn(a) - storiesIn(b));
  const first = all.filter((file) => isStory(file) && smoke.stories.includes(nameOf(file)));
  const stories = [];
  let many = visited.length;
  for (const file of new Set([...near, ...(isEverywhere ? first : [])])) {
    many += storiesIn(file);
    if (stories.length === 0 || many <= most.stories) stories.push(file);
    else left.push(basename(file));
  }
  return {
    tests: tests.slice(0, most.tests),
    each: all.filter(isOfEach),
    calls,
    visited,
    stories,
    left,
  };
}
