import './check-node.mjs';
import { bodies } from './bench/bodies.mjs';
import { firstLoad } from './bench/first-load.mjs';
import { front } from './bench/front.mjs';
import { home } from './bench/home.mjs';
import { imports } from './bench/imports.mjs';
import { invoices } from './bench/invoices.mjs';
import { list } from './bench/list.mjs';
import { lists } from './bench/lists.mjs';
import { load } from './bench/load.mjs';
import { month } from './bench/month.mjs';
import { news } from './bench/news.mjs';
import { parcels } from './bench/parcels.mjs';
import { realtime } from './bench/realtime.mjs';
import { screens } from './bench/screens.mjs';
import { turns } from './bench/turns.mjs';
import { uploads } from './bench/uploads.mjs';
import { buildPortal } from './build-portal.mjs';
import { bundle } from './bundle.mjs';
import { runScript } from './command.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';

const benches = {
  parcels,
  news,
  uploads,
  imports,
  invoices,
  home,
  realtime,
  bodies,
  front,
  'first-load': firstLoad,
  list,
  lists,
  load,
  month,
  screens,
  turns,
};

// `npm run bench -- first-load` runs one of them.
runScript(async () => {
  await alone(async () => {
    await install();
    await bundle();
    await buildPortal();
  });
  const asked = process.argv.slice(2).filter((name) => name in benches);
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) await benches[name]();
});
