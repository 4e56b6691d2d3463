import { join } from 'node:path';
import { type LaunchedSettings, settingsAsEnvironment } from '@/settings';
import { type Running, startProcess } from './process';

/**
 * A heap that is collected when it has grown by half. Left to itself it doubles and more first, by what is
 * long done with: an import of 20,000 rows added 170 MB of it and needs 20.
 */
const modestHeap = '--heap-growing-percent=50';

/** Starts the services; they find their settings with `readSettings`. */
export function startServices(root: string, settings: LaunchedSettings, dev: boolean): Running {
  return startProcess({
    root,
    args: ['--enable-source-maps', modestHeap, join(root, 'dist/services.js')],
    env: {
      ...process.env,
      NODE_ENV: dev ? 'development' : 'production',
      ...settingsAsEnvironment(settings),
    },
    shows: 'all',
  });
}
