import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from './command.mjs';
import { inRoot } from './root.mjs';

/** The parcel list and intake over 200,000 parcels, beside hand-written queries of the same rows. */
export async function parcels() {
  const { bundleWithDatabase } = await import('./database-bundle.mjs');
  const program = await bundleWithDatabase('bench', 'scripts/bench-parcels-program.ts');
  const child = spawn(process.execPath, [program, inRoot('.cache/bench')], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandFailed(1);
}
