import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from '../command.mjs';

/** Files of 20,000 rows: how long each step takes, its memory, and what other calls feel of it. */
export async function imports() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase('bench-imports', 'scripts/bench/imports-program.ts');
  const child = spawn(process.execPath, ['--expose-gc', program], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandFailed(1);
}
