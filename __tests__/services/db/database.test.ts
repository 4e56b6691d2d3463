/** @jest-environment node */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

// Side by side, since each waits most of its time.
test.concurrent.each(['embedded', 'postgres'])(
  '%s: the checks of the database pass',
  async (kind) => {
    // Ended before the test is, it says how far it came and leaves nothing running.
    const run = spawn(process.execPath, ['scripts/database/database-checks.mjs', kind], {
      timeout: 380_000,
    });
    const status = new Promise((resolve) => run.once('close', resolve));
    const printed = await Promise.all([text(run.stdout), text(run.stderr)]);
    expect(printed.join('')).not.toMatch(/^(# fail [1-9]|not ok)/m);
    expect(await status).toBe(0);
  },
  400_000,
);
