/** @jest-environment node */
import { spawnSync } from 'node:child_process';

test.each(['embedded', 'postgres'])(
  '%s: the checks of the database pass',
  (kind) => {
    const run = spawnSync(process.execPath, ['scripts/database/database-checks.mjs', kind], {
      encoding: 'utf8',
    });
    expect(`${run.stdout}${run.stderr}`).not.toMatch(/^(# fail [1-9]|not ok)/m);
    expect(run.status).toBe(0);
  },
  400_000,
);
