import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { reports } from './test-steps.mjs';

const read = (path) => (existsSync(inRoot(path)) ? JSON.parse(readFileSync(inRoot(path))) : null);

// A file that does not even load has no tests to fail: it counts as one.
const ofJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

const counted = {
  jest: ofJest,
  each: ofJest,
  stories: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }),
};

/** Removes what earlier runs left, so that no old count is taken for a new one. */
export function clearReports() {
  for (const path of Object.values(reports)) rmSync(inRoot(path), { force: true });
}

const specsOf = (suites = []) =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);

/** The titles of the stories that failed first and passed when they were tried again. */
export function unsteadyStories() {
  return specsOf(read(reports.stories)?.suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
}

/** Passed and failed tests of one runner; a run that failed without a count is one failure. */
export function countsOf(name, outcome) {
  const report = read(reports[name]);
  const { passed, failed } = report ? counted[name](report) : { passed: 0, failed: 0 };
  return { passed, failed: outcome === 'failed' ? Math.max(1, failed) : failed };
}
