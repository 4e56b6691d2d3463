import './check-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPortal } from './build-portal.mjs';
import { bundle } from './bundle.mjs';
import { CommandFailed, runScript } from './command.mjs';
import { postgresFolder } from './database/own-postgres.mjs';
import { install } from './install.mjs';
import { badDays } from './installation/chaos.mjs';
import { allChecks, tryAll } from './installation/check.mjs';
import { startInstallation } from './installation/layout.mjs';
import { alone } from './lock.mjs';

const { values } = parseArgs({
  options: {
    /** Tries what several processes have to agree on, and ends. */
    check: { type: 'boolean', default: false },
    /** Takes parts away under load, tells what was lost, and ends. */
    chaos: { type: 'boolean', default: false },
    /** Of these those alone whose names begin so. */
    only: { type: 'string', default: '' },
    /** The first of the ports that it takes, up to 23 further. */
    port: { type: 'string', default: '5600' },
  },
});

const program = (name) =>
  ['/usr/sbin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const askedToStop = () =>
  new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  });

// The whole product on one machine as it runs on many, until Ctrl-C.
runScript(async () => {
  const [postgres, haproxy] = [postgresFolder(), program('haproxy')];
  const lacking = [!postgres && 'PostgreSQL', !haproxy && 'haproxy'].filter(Boolean);
  if (lacking.length > 0) {
    console.log(`left out: there is no ${lacking.join(' and no ')} on this machine`);
    return;
  }
  await alone(async () => {
    await install();
    await bundle();
    await buildPortal();
  });
  const asked = askedToStop();
  const installation = await startInstallation({ port: Number(values.port), postgres, haproxy });
  console.log(
    `${installation.portal} (two portals and three services; logs in ${installation.room})`,
  );
  try {
    const all = { ...(values.check && allChecks), ...(values.chaos && badDays) };
    const named = Object.entries(all).filter(([name]) => name.startsWith(values.only));
    const wanted = Object.fromEntries(named);
    if (!values.check && !values.chaos) await asked;
    if (!(await tryAll(installation, wanted))) throw new CommandFailed(1);
  } finally {
    await installation.stop();
  }
  process.exit(0);
});
