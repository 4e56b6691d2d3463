import { appName, type MenuEntry, sessionEndpoints } from '@/contracts/auth/session';
import { loadReader, useReader } from '@/portal/kit/calls/use-reader';
import type { AppDispatch } from '@/portal/kit/page/store';

/** The whole menu of the signed-in person. */
export const menuCall = { body: { app: appName, scope: '*' } } as const;

/** Reads the signed-in person's menu on the server. */
export const loadMenu = (dispatch: AppDispatch) =>
  loadReader(sessionEndpoints.menu, dispatch, menuCall);

/** The menu: as the server read it with the document, or read now where it came without. */
export const useMenu = () => useReader(sessionEndpoints.menu, menuCall);

/** Where all entries lead, in no order of theirs. */
export const linksIn = (menu: readonly MenuEntry[] = []): string[] =>
  menu.flatMap(({ link, submenu }) => [link, ...linksIn(submenu)]).sort();

/** The entry whose link is the longest beginning of the path, so that a detail marks its list. */
export function activeLink(menu: readonly MenuEntry[], path: string): string | null {
  const links = menu.flatMap((entry) => [entry.link, ...entry.submenu.map(({ link }) => link)]);
  const matches = links.filter(
    (link) => link && (path === link || (link !== '/' && path.startsWith(`${link}/`))),
  );
  return matches.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Where an entry leads: the portal's own as it is, any other below the configured base URL. */
export const entryHref = (entry: MenuEntry, baseUrl: string) =>
  entry.isnew ? entry.link : `${baseUrl}${entry.link}`;
