import { createSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { appName, type MenuEntry, sessionEndpoints } from '@/contracts/auth/session';
import { thunkOf } from '@/portal/kit/calls/call-endpoint';
import { joinStore, useAppDispatch, useAppSelector } from '@/portal/kit/store';

const read = thunkOf(sessionEndpoints.menu);

/** Reads the signed-in person's menu. */
export const loadMenu = () => read({ body: { app: appName, scope: '*' } });

const slice = createSlice({
  name: 'menu',
  initialState: null as MenuEntry[] | null,
  reducers: {},
  extraReducers: (builder) => builder.addCase(read.fulfilled, (_, { payload }) => payload),
});
joinStore(slice);

const select = (state: Record<string, unknown>) => (state.menu ?? null) as MenuEntry[] | null;
const none: MenuEntry[] = [];

/** The menu: as the server read it with the document, or read now where it came without. */
export function useMenu(): MenuEntry[] {
  const menu = useAppSelector(select);
  const dispatch = useAppDispatch();
  const missing = menu === null;
  useEffect(() => {
    if (missing) void dispatch(loadMenu());
  }, [missing, dispatch]);
  return menu ?? none;
}

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
