import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const pages = join(__dirname, '../../../pages');

/** What is no screen: Next's own files, the endpoints, and the pages that only lead elsewhere. */
const isScreen = (file: string) =>
  file.endsWith('.tsx') &&
  !file.startsWith('_') &&
  !file.startsWith('api/') &&
  !/^stay\//.test(file);

const routeOf = (file: string) =>
  `/${file.replace(/\.tsx$/, '')}`.replace(/\/index$/, '').replace(/^$/, '/');

/** Papers of something that was chosen before: their own stories choose it. */
const papers = ['/parcels/print', '/parcels/slip', '/parcels/problems/slip'];

/** Other addresses of screens that are looked at under their own. */
const isAlias = (route: string) => route.startsWith('/repair');

/** Every route that has a screen, as `pages/` names it. */
export const screenRoutes: readonly string[] = readdirSync(pages, {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isScreen)
  .map(routeOf)
  .filter((route) => !papers.includes(route) && !isAlias(route))
  .sort();
