import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const require = createRequire(import.meta.url);
require('esbuild-register/dist/node').register();
const { default: unpackChromium } = require('../__tests__/e2e/kit/unpack-chromium.ts');
const { chromiumLaunch } = require('../__tests__/e2e/kit/chromium.ts');

/** Starts the browser that the stories use: CHROME_PATH, one of this system, or the one that comes with npm. */
export function openChromium() {
  unpackChromium();
  return chromium.launch(chromiumLaunch());
}
