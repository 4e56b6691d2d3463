/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: __dirname });

// Packages that are written as ES modules only, or whose ES files our code names.
const esModules = [
  ...['uuidv7', 'jose', 'httpxy', 'until-async', 'rettime', 'hucre'],
  ...['msw', '@mswjs', '@open-draft'],
];

const shared = {
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/dist/'],
  moduleNameMapper: {
    '^@locales/(.*)$': '<rootDir>/public/locales/$1',
    '^@i18n-config$': '<rootDir>/next-i18next.config.js',
    '^@tests/(.*)$': '<rootDir>/__tests__/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
    // One copy of each antd context: its packages require each other's CommonJS files.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  transform: { '\\.typ$': '<rootDir>/scripts/testing/text-file.cjs' },
};

/** What a file names of antd is loaded by itself, as the bundler does: all of antd takes a second. */
const modularizeImports = { antd: { transform: 'antd/lib/{{kebabCase member}}' } };

type Transform = NonNullable<Config['transform']>;

const withFewerModules = (transform: Transform = {}): Transform =>
  Object.fromEntries(
    Object.entries(transform).map(([files, one]) =>
      Array.isArray(one)
        ? [files, [one[0], { ...(one[1] as object), modularizeImports }]]
        : [files, one],
    ),
  );

/** next/jest skips all of node_modules, whatever it is told: its list is replaced afterwards. */
async function project(config: Config) {
  const made = await withNext({ ...shared, ...config })();
  return {
    ...made,
    transform: withFewerModules(made.transform),
    transformIgnorePatterns: [
      `/node_modules/(?!(${esModules.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

const running = {
  globalSetup: '<rootDir>/__tests__/kit/global-setup.ts',
  globalTeardown: '<rootDir>/__tests__/kit/global-teardown.ts',
};
const withServices = ['(portal|pages)/', 'services/(?!db/)'].map(
  (room) => `<rootDir>/__tests__/${room}`,
);

/** Three projects: what needs no services, the services, and screens in a stand-in for a browser. */
export default async () => ({
  // What a busy machine takes; no test is about time.
  testTimeout: 60_000,
  // Left alone, Jest takes one core of two, though half of a test's time its services are at work.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testSequencer: '<rootDir>/scripts/testing/longest-first.cjs',
  projects: await Promise.all([
    project({
      displayName: 'plain',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...withServices],
    }),
    project({
      ...running,
      displayName: 'services',
      testEnvironment: '<rootDir>/__tests__/kit/one-day-environment.ts',
      testMatch: ['<rootDir>/__tests__/services/!(db)/**/*.test.ts'],
    }),
    project({
      ...running,
      displayName: 'screens',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/__tests__/@(portal|pages)/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/kit/screen-setup.ts'],
    }),
  ]),
});
