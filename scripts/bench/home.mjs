import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from '../command.mjs';
import { inRoot } from '../root.mjs';

/** The first screen's one call, of a large property and of 300 of them, beside the list of parcels. */
export async function home() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase('bench-home', 'scripts/bench/programs/home-program.ts');
  const child = spawn(process.execPath, [program, inRoot('.cache/bench-home')], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandFailed(1);
}
