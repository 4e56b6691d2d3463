import { fileURLToPath } from 'node:url';

/** The folder of this release's migrations, as seen from dist, where the bundles lie. */
export const migrations = fileURLToPath(new URL('../src/services/db/migrations', import.meta.url));
