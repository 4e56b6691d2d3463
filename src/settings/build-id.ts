import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What names the build, the same on every host: a release as its archive is named, else the bundle in `dist`. */
export function buildId(): string {
  const about = beside('../package.json');
  const { build } = existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')) : {};
  return build ?? readFileSync(beside('.built-from'), 'utf8').slice(0, 12);
}
