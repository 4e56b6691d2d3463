import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new folder's path inside a temporary one, which is removed when the process ends. */
export function temporaryFolder(): string {
  const room = fs.mkdtempSync(path.join(os.tmpdir(), 'niti-check-'));
  process.once('exit', () => fs.rmSync(room, { recursive: true, force: true }));
  return path.join(room, 'database');
}
