import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandFailed } from './command.mjs';
import { pathsIn, reachOf } from './reach.mjs';
import { inRoot, root } from './root.mjs';
import { jestStep, reports, steps } from './testing/test-steps.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from where this branch left `ref`; without one, what is not committed yet,
 * or, where all is, the last commit.
 */
function changedFiles(ref) {
  try {
    const isUncommitted = git('status', '--porcelain').length > 0;
    const [base] = ref ? git('merge-base', ref, 'HEAD') : [isUncommitted ? 'HEAD' : 'HEAD~1'];
    const added = git('ls-files', '--others', '--exclude-standard');
    return [...git('diff', '--name-only', '--no-renames', base), ...added];
  } catch {
    console.error('--changed asks git what differs, and git does not say.');
    throw new CommandFailed(2);
  }
}

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (patterns) => `(${[...new Set(patterns)].join('|')})`;

/** The names that tests of each call and of each page bear for these. */
const namesOfEach = (calls, screens) =>
  anyOf([
    ...calls.flatMap((file) => pathsIn(file).map((path) => `/api/v1${literal(path)}`)),
    ...screens.map((route) => `${literal(route.slice(1) || 'index')}(/index)? says so`),
  ]);

/** The tests of each call where calls are reached, those of each page where pages are. */
const isWanted = (calls, screens) => (file) =>
  (file.startsWith('__tests__/pages/') ? screens : calls).length > 0;

const namesOfStories = (stories, screens) =>
  anyOf([
    ...stories.map((file) => literal(basename(file))),
    ...screens.map((route) => `screens\\.story\\.ts ${literal(route)} is whole`),
  ]);

/** The steps of `npm test -- --changed`, and what they leave for `npm test`. */
export function changedSteps(ref) {
  const files = changedFiles(ref);
  const there = files.filter((file) => existsSync(inRoot(file)));
  const { tests, each, calls, visited, stories, left } = reachOf(files);
  const isSetUp = (file) => /^([^/]+\.(json|js|ts)|scripts\/.*)$|\.sql$/.test(file);
  const setUp = files.filter(isSetUp);
  if (setUp.length > 0) left.unshift(`whatever ${setUp.join(', ')} may do`);
  const { types, lint, rooms, build, stories: browser } = steps;
  const chosen = {
    ...(files.some((file) => /\.(tsx?|json)$/.test(file)) && { types }),
    ...(there.length > 0 && {
      lint: { ...lint, args: ['check', '--no-errors-on-unmatched', ...there] },
    }),
    rooms,
    ...(tests.length > 0 && { jest: jestStep(reports.jest, '--runTestsByPath', ...tests) }),
    ...(calls.length + visited.length > 0 && {
      each: jestStep(
        reports.each,
        ...['--runTestsByPath', ...each.filter(isWanted(calls, visited))],
        ...['-t', namesOfEach(calls, visited)],
      ),
    }),
    ...(stories.length + visited.length > 0 && {
      build,
      stories: { ...browser, args: [...browser.args, '--grep', namesOfStories(stories, visited)] },
    }),
  };
  const stages = [
    ['build', 'lint', 'rooms', 'jest'],
    ['types', 'each', 'stories'],
  ];
  return { files, left, steps: chosen, stages };
}
