import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSettings, type Settings } from '@/settings';
import { withEnvFile } from './env-file';

/** The product's folder, as seen from dist, where the bundle of this file lies. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The settings of this folder's .env and of the environment. */
export function settingsHere(): Settings {
  const settings = parseSettings(withEnvFile(join(root, '.env'), process.env));
  return { ...settings, dataDir: resolve(root, settings.dataDir) };
}
