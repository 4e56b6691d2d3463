import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from '../command.mjs';
import { inRoot } from '../root.mjs';

/**
 * A month of 5,000 units: how long it takes, its memory, and what other calls feel of it; then the lists of
 * 200,000 invoices beside the list of 200,000 parcels.
 */
export async function invoices() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  for (const [name, ...args] of [['month'], ['invoice-lists', inRoot('.cache/bench-invoices')]]) {
    const program = await bundleWithDatabase(
      `bench-${name}`,
      `scripts/bench/programs/${name}-program.ts`,
    );
    const child = spawn(process.execPath, ['--expose-gc', program, ...args], { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new CommandFailed(1);
  }
}
