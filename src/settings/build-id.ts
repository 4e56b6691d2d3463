import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What names the build of a bundle in `dist`, the same on every host. */
export function buildId(): string {
  return readFileSync(fileURLToPath(new URL('.built-from', import.meta.url)), 'utf8').slice(0, 12);
}
