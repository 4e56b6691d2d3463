import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandFailed } from '../command.mjs';

/** The memory that uploads take, beside a plain write of the same bytes. */
export async function uploads() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase(
    'bench-uploads',
    'scripts/bench/programs/uploads-program.ts',
  );
  const child = spawn(process.execPath, [program], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandFailed(1);
}
