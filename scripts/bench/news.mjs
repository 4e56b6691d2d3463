import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from '../command.mjs';
import { inRoot } from '../root.mjs';

/** The list of news over 100,000 in one property, beside hand-written queries of the same rows. */
export async function news() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase('bench-news', 'scripts/bench/programs/news-program.ts');
  const child = spawn(process.execPath, [program, inRoot('.cache/bench-news')], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandFailed(1);
}
