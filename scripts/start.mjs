import './check-node.mjs';
import { pathToFileURL } from 'node:url';
import { buildPortal, portalChanged } from './build-portal.mjs';
import { bundle } from './bundle.mjs';
import { runCommand, runScript } from './command.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { inRoot } from './root.mjs';

runScript(async () => {
  endWithNpm();
  await alone(async () => {
    await install();
    await bundle();
  });
  if (!process.argv.includes('--dev') && portalChanged()) {
    // A wrong setting is told now, not after the build.
    await runCommand(process.execPath, [inRoot('dist/launch.js'), '--check']);
    await alone(buildPortal);
  }
  await import(pathToFileURL(inRoot('dist/launch.js')).href);
});
