import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { CommandFailed } from '../command.mjs';
import { inRoot } from '../root.mjs';
import { signIn, startPortal } from './portal.mjs';
import { printTable } from './table.mjs';

const home = inRoot('.cache/bench-lists');
const pages = ['/customers', '/units', '/users', '/new-members'];
const rounds = 20;
/** Those of `card-keys.ts`, by which the program has sealed what is there. */
const keys = `bench:${'x'.repeat(32)}`;

/** A page's HTML: the middle of its times, its bytes by gzip, and the rows that stand in it. */
async function weigh(base, path, cookie) {
  const taken = [];
  let html = '';
  for (let round = -5; round < rounds; round++) {
    const begin = performance.now();
    html = await (await fetch(base + path, { headers: { cookie } })).text();
    if (round >= 0) taken.push(performance.now() - begin);
  }
  const body = /<tbody[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? '';
  return {
    ms: taken.toSorted((a, b) => a - b)[rounds / 2],
    bytes: gzipSync(html).length,
    rows: body.split('<tr').length - 1,
  };
}

async function weighAll(at) {
  const { base, stop } = await startPortal(at);
  try {
    const cookie = await signIn(base);
    const weights = {};
    for (const path of pages) weights[path] = await weigh(base, path, cookie);
    return weights;
  } finally {
    await stop();
  }
}

/** The first HTML of each list over 50,000 rows, beside that of the demo's handful. */
async function firstHtml() {
  const [few, many] = [await weighAll({}), await weighAll({ home, env: { CARD_KEYS: keys } })];
  const rows = pages.map((path) => {
    const [small, large] = [few[path], many[path]];
    const ratio = (name) => (large[name] / small[name]).toFixed(2);
    const kilobytes = (large.bytes / 1000).toFixed(1);
    return [path, large.rows, large.ms.toFixed(0), ratio('ms'), kilobytes, ratio('bytes')];
  });
  printTable(
    "The first HTML of lists over 50,000 people in 25,000 units, beside the demo's own",
    ['page', 'rows in it', 'ms', 'ratio', 'kB gzip', 'ratio'],
    rows,
  );
}

/** The lists of units and of people over 50,000 in one property, beside hand-written queries of the same rows. */
export async function lists() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase(
    'bench-lists',
    'scripts/bench/programs/lists-program.ts',
  );
  const child = spawn(process.execPath, [program, home], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandFailed(1);
  await firstHtml();
}
