import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from '../command.mjs';

/** Files of 5,000 and of 20,000 rows: how long each step takes, its memory, and what other calls feel of it. */
export async function imports() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase(
    'bench-imports',
    'scripts/bench/programs/imports-program.ts',
  );
  for (const rows of ['5000', '20000']) {
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--heap-growing-percent=50', program, rows],
      { stdio: 'inherit' },
    );
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new CommandFailed(1);
  }
}
