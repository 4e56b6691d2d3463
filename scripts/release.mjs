import './check-node.mjs';
import { statSync } from 'node:fs';
import { buildPortal } from './build-portal.mjs';
import { bundle } from './bundle.mjs';
import { runScript } from './command.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { pack } from './release/pack.mjs';

runScript(() =>
  alone(async () => {
    await install();
    await bundle();
    await buildPortal();
    const archive = await pack();
    console.log(`${archive} (${Math.round(statSync(archive).size / 1024 ** 2)} MB)`);
  }),
);
