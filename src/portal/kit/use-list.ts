import { useRouter } from 'next/router';
import { useCallback, useMemo, useRef } from 'react';
import type { Page, PageQuery } from '@/contracts/kit/page-query';
import type { Reader } from '@/portal/kit/create-reader';
import type { Reading } from '@/portal/kit/reading';
import type { AppDispatch } from '@/portal/kit/store';
import { loadReader, useReader } from '@/portal/kit/use-reader';

/** A list's reader, and how its query is read from the address. */
export interface ListResource<T, Q extends PageQuery> {
  list: Reader<{ query: Partial<Q> }, Page<T>>;
  parseQuery: (address: Record<string, unknown>) => Q;
}

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
  /** Changes the query in the address; page 1 unless the change names a page. */
  ask: (change: Partial<Q>, options?: { replace?: boolean }) => void;
  reload: () => void;
}

/** Reads a list's page on the server; the page's first HTML then holds the rows. */
export const loadList = <T, Q extends PageQuery>(
  resource: ListResource<T, Q>,
  dispatch: AppDispatch,
  address: Record<string, unknown>,
) => loadReader(resource.list, dispatch, { query: resource.parseQuery(address) });

const given = ([, value]: [string, unknown]) =>
  value !== undefined && value !== null && value !== '';

/** A list whose query lives in the address; shows rows that it has at once and refreshes behind. */
export function useList<T, Q extends PageQuery>(resource: ListResource<T, Q>): List<T, Q> {
  const router = useRouter();
  const query = useMemo(() => resource.parseQuery(router.query), [resource, router.query]);
  const { answer, reading, reload } = useReader(resource.list, { query });

  const ask = useCallback(
    (change: Partial<Q>, { replace = false } = {}) => {
      const next: Record<string, unknown> = { ...router.query, page: undefined, ...change };
      if (next.page === 1) delete next.page;
      const fields = Object.entries(next).filter(given);
      const address = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
      const options = { shallow: true, scroll: false };
      if (replace) void router.replace({ query: address }, undefined, options);
      else void router.push({ query: address }, undefined, options);
    },
    [router],
  );

  const shown = useRef<Page<T>>(undefined);
  if (answer) shown.current = answer;
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
