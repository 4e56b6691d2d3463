import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';

const bin = (name) => inRoot('node_modules/.bin', name);

/** Where the two runners leave their counts. */
export const reports = { jest: '.cache/jest.json', stories: '.cache/stories.json' };

const jestArgs = ['--ci', '--json', '--outputFile', inRoot(reports.jest)];

/** What `npm test` runs, in the order in which its table names it. */
export const steps = {
  types: { command: bin('tsc'), args: ['--noEmit'] },
  lint: { command: bin('biome'), args: ['check', '.'] },
  rooms: { command: process.execPath, args: [inRoot('scripts/check-rooms.mjs')] },
  jest: { command: bin('jest'), args: jestArgs },
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
 * Steps of one stage overlap. The build comes first because it also writes the types of Next that
 * the check of types reads; jest and the stories each fill both cores.
 */
export const stages = [['build', 'lint', 'rooms'], ['types'], ['jest'], ['stories']];
