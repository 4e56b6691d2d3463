import './check-node.mjs';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { runScript } from './command.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { inRoot } from './root.mjs';

// What follows names a tool of the launcher, and what it is told.
runScript(async () => {
  await alone(async () => {
    await install();
    await bundle();
  });
  await import(pathToFileURL(inRoot('dist/launch.js')).href);
});
