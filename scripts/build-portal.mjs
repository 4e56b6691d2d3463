import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.mjs';
import { compileEarly } from './compile-early.mjs';
import { compressFiles } from './compress-files.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { inRoot } from './root.mjs';

const sources = [
  'src/portal',
  'src/contracts',
  'src/launch',
  'src/settings.ts',
  'pages',
  'public',
  'next.config.js',
  'next-i18next.config.js',
  'package-lock.json',
  'scripts/build-portal.mjs',
  'scripts/compile-early.mjs',
];
const stamp = '.next/built-from';

/** The sources, and the build that came of them: a build made by hand in between is another. */
const wanted = () => `${fingerprint(sources)} ${readStamp('.next/BUILD_ID')}`;

/** Whether the portal's sources are other than those of its build. */
export const portalChanged = () => readStamp(stamp) !== wanted();

/** Builds the portal into .next, when its sources changed. */
export async function buildPortal() {
  if (!portalChanged()) return;
  console.log('Building the portal; this takes a minute or so.');
  const before = fingerprint(sources);
  rmSync(inRoot(stamp), { force: true });
  await runCommand(process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], {
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORTAL_BUILD_ID: before.slice(0, 20),
    },
  });
  compileEarly('.next');
  await compressFiles('.next/static');
  writeFileSync(inRoot(stamp), `${before} ${readFileSync(inRoot('.next/BUILD_ID'), 'utf8')}`);
}
