import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailed } from '../command.mjs';

/** How soon a thousand clients hear an event, and what clients miss that are dropped all the time. */
export async function realtime() {
  const { bundleWithDatabase } = await import('../database/database-bundle.mjs');
  const program = await bundleWithDatabase(
    'bench-realtime',
    'scripts/bench/programs/realtime-program.ts',
  );
  const folder = mkdtempSync(join(tmpdir(), 'niti-bench-'));
  const child = spawn(process.execPath, [program, folder], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new CommandFailed(1);
}
