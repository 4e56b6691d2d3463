import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What follows a name on this program's command line. */
export function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** What names the build of this bundle, the same on every host. */
export function buildId(): string {
  return readFileSync(fileURLToPath(new URL('.built-from', import.meta.url)), 'utf8').slice(0, 12);
}
