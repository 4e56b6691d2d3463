import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const root = join(__dirname, '../../..');
const { version } = JSON.parse(
  readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
) as { version: string };

/** Where the Chromium that comes with npm is unpacked. */
export const bundledFolder = join(root, `.cache/chromium-${version}`);

const ofSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** CHROME_PATH, a Chromium of this system, or nothing: then the one that comes with npm is meant. */
export function installedChromium(): string | undefined {
  const asked = process.env.CHROME_PATH;
  if (asked === 'bundled') return undefined;
  return asked || ofSystem.find((path) => existsSync(path));
}

const quiet = ['--disable-background-networking', '--disable-gpu'];
const args = process.platform === 'linux' ? ['--no-sandbox', ...quiet] : quiet;

/** How Playwright starts the browser; the one from npm brings its libraries and its fonts. */
export function chromiumLaunch(): LaunchOptions {
  const installed = installedChromium();
  if (installed) return { executablePath: installed, args };
  return {
    executablePath: join(bundledFolder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(bundledFolder, 'al2023/lib'),
      FONTCONFIG_PATH: join(bundledFolder, 'fontconfig'),
    },
  };
}
