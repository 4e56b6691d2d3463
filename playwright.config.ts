import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@tests/e2e/kit/chromium';
import { portalAddress } from '@tests/e2e/kit/portal-address';
import { settingNames } from '@/settings';

/** No setting of this machine, from its environment or from .env, reaches the stories' portal. */
const defaults = Object.fromEntries(settingNames.map((name) => [name, '']));

export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '*.story.ts',
  outputDir: '.cache/stories',
  reporter: [['list'], ['json', { outputFile: '.cache/stories.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  // Some stories wait for a minute of the clock or for a connection: two cores have room for a third.
  workers: 3,
  // Who types and waits takes little of a core: one such story at a time, beside others that work.
  projects: [
    { name: 'patient', grep: /@patient/, workers: 1 },
    { name: 'others', grepInvert: /@patient/ },
  ],
  // One that passes at its second try is named at the end of `npm test`.
  retries: 1,
  // What a busy machine takes; no story is about time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalSetup: './__tests__/e2e/kit/unpack-chromium.ts',
  use: {
    baseURL: portalAddress(),
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 1440, height: 900 },
    // A trace of each story, kept where it fails, took a quarter of all time: `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  // `npm run installation` has stories of its own portals.
  webServer: process.env.STORIES_AT
    ? undefined
    : {
        command: 'node __tests__/e2e/kit/start-portal.mjs',
        env: {
          ...defaults,
          NITI_MODE: 'demo',
          HOST: '127.0.0.1',
          LOG_LEVEL: 'warn',
          MICROSITES: 'kms=https://kms.example/,katsan=https://katsan.example/',
        },
        wait: { stdout: /Niti Portal is ready: http:\/\/127\.0\.0\.1:(?<stories_port>\d+)/ },
        timeout: 120_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      },
});
