import './check-node.mjs';
import { buildPortal } from './build-portal.mjs';
import { bundle } from './bundle.mjs';
import { runScript } from './command.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';

// `--services` leaves the portal out.
runScript(() =>
  alone(async () => {
    await install();
    await bundle();
    if (!process.argv.includes('--services')) await buildPortal();
  }),
);
