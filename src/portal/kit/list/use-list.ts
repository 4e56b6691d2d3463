import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint, QueryOf, RowOf } from '@/contracts/kit/calls/list-endpoint';
import type { Page, PageQuery } from '@/contracts/kit/calls/page-query';
import { type ParseQuery, queryParser } from '@/portal/kit/address/address-query';
import { useAddress } from '@/portal/kit/address/use-address';
import type { Reading } from '@/portal/kit/calls/reading';
import { loadReader, useReader } from '@/portal/kit/calls/use-reader';
import { type AppDispatch, useAppDispatch } from '@/portal/kit/page/store';
import { keepListAddress } from './list-address';
import { usePageAhead } from './use-page-ahead';

/** A list as a screen uses it: what it shows, where its reading stands, and how to ask for else. */
export interface List<T, Q> {
  /** `undefined` until the first answer to any query. */
  rows: T[] | undefined;
  total: number;
  /** There are more than `total`: they were not counted to the end. */
  atLeast: boolean;
  /** The rows are of an earlier query, while this one's are on their way. */
  stale: boolean;
  reading: Reading;
  query: Q;
  /** Changes the query in the address as it was asked for last; page 1 unless the change names a page. */
  ask: (change: Partial<Q>, options?: { replace?: boolean }) => void;
  reload: () => void;
}

/** What a list's call names in its path. */
export type ParamsOf<E extends ListEndpoint> =
  CallOf<E> extends { params: infer P } ? P : undefined;

const callFor = <E extends ListEndpoint>(_: E, query: PageQuery, params?: ParamsOf<E>) =>
  ({ ...(params && { params }), query }) as unknown as CallOf<E>;

/** Reads a list's page on the server; the page's first HTML then holds the rows. */
export const loadList = <E extends ListEndpoint>(
  endpoint: E,
  dispatch: AppDispatch,
  address: Record<string, unknown>,
  parseQuery: ParseQuery<PageQuery> = queryParser(endpoint),
  params?: ParamsOf<E>,
) => loadReader(endpoint, dispatch, callFor(endpoint, parseQuery(address), params));

/**
 * A list whose query lives in the address; shows rows that it has at once and refreshes behind.
 * `parseQuery` is for a screen whose address holds other filters than the call, or other defaults;
 * `params` for a call that names in its own path whose rows it asks for.
 */
export function useList<E extends ListEndpoint, Q extends PageQuery = QueryOf<E>>(
  endpoint: E,
  parseQuery: ParseQuery<Q> = queryParser(endpoint) as unknown as ParseQuery<Q>,
  params?: ParamsOf<E>,
): List<RowOf<E>, Q> {
  const { query: address, go } = useAddress();
  const { asPath } = useRouter();
  useEffect(() => void keepListAddress(asPath), [asPath]);
  const query = useMemo(() => parseQuery(address), [parseQuery, address]);
  const { answer, reading, reload } = useReader(endpoint, callFor(endpoint, query, params));

  const shown = useRef<Page<RowOf<E>>>(undefined);
  const here = answer as Page<RowOf<E>> | undefined;
  if (here) shown.current = here;
  const dispatch = useAppDispatch();
  const load = useRef<(asked: PageQuery) => void>(undefined);
  load.current = (asked) => void loadReader(endpoint, dispatch, callFor(endpoint, asked, params));
  const ask = useCallback<List<RowOf<E>, Q>['ask']>(
    (change, options) => {
      const asked = go({ ...change, page: change.page === 1 ? undefined : change.page }, options);
      // The answer need not wait for the list to be drawn with what is asked.
      if (asked) load.current?.(parseQuery(asked));
    },
    [go, parseQuery],
  );
  usePageAhead(
    query.page,
    here && !here.atLeast && here.total <= query.page * query.limit,
    (page) => load.current?.({ ...query, page }),
  );
  return {
    rows: shown.current?.rows,
    total: shown.current?.total ?? 0,
    atLeast: shown.current?.atLeast ?? false,
    stale: !answer && shown.current !== undefined,
    reading,
    query,
    ask,
    reload,
  };
}
