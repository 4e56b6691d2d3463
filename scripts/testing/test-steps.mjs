import { existsSync } from 'node:fs';
import { inRoot } from '../root.mjs';

const bin = (name) => inRoot('node_modules/.bin', name);

/** Where the runs of tests leave their counts. */
export const reports = {
  jest: '.cache/jest.json',
  each: '.cache/jest-each.json',
  stories: '.cache/stories.json',
};

/** A run of jest with these arguments, which leaves its counts there. */
export const jestStep = (report, ...args) => ({
  command: bin('jest'),
  args: ['--ci', '--json', '--outputFile', inRoot(report), ...args],
});

/** What `npm test` runs, in the order in which its table names it. */
export const steps = {
  types: { command: bin('tsc'), args: ['--noEmit'] },
  lint: { command: bin('biome'), args: ['check', '.'] },
  rooms: { command: process.execPath, args: [inRoot('scripts/check-rooms.mjs')] },
  jest: jestStep(reports.jest),
  build: { command: process.execPath, args: [inRoot('scripts/build.mjs')] },
  stories: {
    command: bin('playwright'),
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: inRoot(reports.stories) },
    needs: 'build',
    skipped: () => (existsSync(inRoot('playwright.config.ts')) ? '' : 'no playwright.config.ts'),
  },
};

/**
 * Steps of one stage overlap, so that no core waits for one process. The check of types reads the types
 * of Next that the build writes; jest and the stories each fill both cores.
 */
export const stages = [
  ['build', 'lint', 'rooms', 'jest'],
  ['types', 'stories'],
];
