import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from '../command.mjs';

/** How long the services take for the worst bodies that each call takes. */
export async function bodies() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase(
    'bench-bodies',
    'scripts/bench/programs/bodies-program.ts',
  );
  const child = spawn(process.execPath, [program], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandFailed(1);
}
