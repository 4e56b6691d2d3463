import './check-node.mjs';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { runScript } from './command.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { inRoot } from './root.mjs';

// Prints a link by which another app would sign a person in, with this folder's settings and secrets.
runScript(async () => {
  await alone(async () => {
    await install();
    await bundle();
  });
  await import(pathToFileURL(inRoot('dist/bypass-link.js')).href);
});
