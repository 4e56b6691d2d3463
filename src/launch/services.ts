import { join } from 'node:path';
import { type LaunchedSettings, settingsAsEnvironment } from '@/settings';
import { modestHeap, type Running, startProcess } from './process';

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
