import { useCallback, useMemo } from 'react';
import { type ListView, listViewEndpoints } from '@/contracts/auth/list-view';
import { useAddress } from '@/portal/kit/address/use-address';
import { loadReader, useReader } from '@/portal/kit/calls/use-reader';
import type { AppDispatch } from '@/portal/kit/page/store';

const everyList = {};

/** Reads the kept views on the server. */
export const loadViews = (dispatch: AppDispatch) =>
  loadReader(listViewEndpoints.read, dispatch, everyList);

/** What of an address makes a view: filters and order, not where one is in it. */
export const viewQuery = (query: Record<string, string>): string => {
  const { page: _page, view: _view, ...rest } = query;
  return new URLSearchParams(Object.entries(rest).sort()).toString();
};

/** The views of a list that the person has at this place. */
export function useViews(list: string): { views: ListView[]; reload: () => void } {
  const { answer, reload } = useReader(listViewEndpoints.read, everyList);
  const views = useMemo(() => answer?.filter((one) => one.list === list) ?? [], [answer, list]);
  return { views, reload };
}

/** The one that the address names; other filters do not make it another. */
export function useCurrentView(list: string): ListView | undefined {
  const { views } = useViews(list);
  const { query } = useAddress();
  return views.find(({ id }) => id === query.view);
}

/** Goes to a view that was kept, or on without one that was taken away. */
export function useShowView() {
  const { go } = useAddress();
  return useCallback((view: string | undefined) => go({ view }, { replace: true }), [go]);
}
