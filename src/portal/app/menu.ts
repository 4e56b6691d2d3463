import { createSlice } from '@reduxjs/toolkit';
import { appName, type MenuEntry, sessionEndpoints } from '@/contracts/auth/session';
import { apiThunk } from '@/portal/kit/api-thunk';
import { joinStore } from '@/portal/kit/store';

const read = apiThunk('menu/read', sessionEndpoints.menu);

/** Reads the signed-in person's menu. */
export const loadMenu = () => read({ body: { app: appName, scope: '*' } });

const slice = createSlice({
  name: 'menu',
  initialState: [] as MenuEntry[],
  reducers: {},
  extraReducers: (builder) => builder.addCase(read.fulfilled, (_, { payload }) => payload),
});
joinStore(slice);

export const selectMenu = (state: Record<string, unknown>) => (state.menu ?? []) as MenuEntry[];

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
