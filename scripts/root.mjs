import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the script was started from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path below the project's folder. */
export const inRoot = (...parts) => join(root, ...parts);
