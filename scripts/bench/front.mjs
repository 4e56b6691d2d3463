import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailed } from '../command.mjs';
import { signIn, startPortal } from './portal.mjs';

/** What the front costs and saves, beside Next's own handler and the services by themselves. */
export async function front() {
  const { bundlePrograms } = await import('../database/database-bundle.mjs');
  const folder = await bundlePrograms('bench-front', {
    program: 'scripts/bench/programs/front-program.ts',
  });
  const home = mkdtempSync(join(tmpdir(), 'niti-bench-'));
  const { base, servicesPort, stop } = await startPortal({ home, scale: 0.1 });
  try {
    const args = [`${folder}/program.js`, home, String(servicesPort), await signIn(base)];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new CommandFailed(1);
  } finally {
    await stop();
    rmSync(home, { recursive: true, force: true });
  }
}
