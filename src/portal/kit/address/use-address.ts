import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const parse = (address: string) => new URL(address, 'http://portal');

const queryOf = (address: string): Record<string, string> => {
  const { searchParams } = parse(address);
  return Object.fromEntries(
    [...searchParams.keys()].map((name) => [name, searchParams.get(name) ?? '']),
  );
};

const isOf = ({ asPath }: { asPath: string }, address: string) =>
  parse(address).pathname === parse(asPath).pathname;

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The query of a page's address as it was asked for last, and the way to another. */
export interface Address {
  query: Record<string, string>;
  /**
   * Changes what is named, takes out what is empty, and leaves the rest as it was asked for last; gives the query that
   * is asked for now, or `undefined` where another page is.
   */
  go: (
    change: Record<string, unknown>,
    options?: { replace?: boolean },
  ) => Record<string, string> | undefined;
}

/**
 * The page's address, where it is or on its way to: the router takes a while, and who asks for one
 * thing after another must neither see nor undo from an address that is left already.
 */
export function useAddress(): Address {
  const router = useRouter();
  const landed = useRef(router);
  landed.current = router;
  const latest = useRef<string>(undefined);
  const [heading, setHeading] = useState<string>();
  const head = useCallback((address?: string) => {
    latest.current = address;
    // Who leaves the page is not shown it once more.
    setHeading(address && isOf(landed.current, address) ? address : undefined);
  }, []);

  useEffect(() => {
    const { events } = landed.current;
    const begun = (address: string) => head(address);
    // Without an address it is the unsaved input that stays.
    const ended = (address?: string) => {
      if (address === undefined || address === latest.current) head(undefined);
    };
    const failed = (_error: unknown, address?: string) => ended(address);
    events.on('routeChangeStart', begun);
    events.on('routeChangeComplete', ended);
    events.on('routeChangeError', failed);
    return () => {
      events.off('routeChangeStart', begun);
      events.off('routeChangeComplete', ended);
      events.off('routeChangeError', failed);
    };
  }, [head]);

  const go = useCallback<Address['go']>(
    (change, { replace = false } = {}) => {
      const { asPath } = landed.current;
      const wanted = latest.current ?? asPath;
      // A link to another page was followed: that is the later wish.
      if (!isOf(landed.current, wanted)) return undefined;
      const { pathname, searchParams } = parse(wanted);
      for (const [name, value] of Object.entries(change)) {
        if (isGiven(value)) searchParams.set(name, String(value));
        else searchParams.delete(name);
      }
      const address = [pathname, searchParams].filter(String).join('?');
      head(address);
      const options = { shallow: true, scroll: false };
      void landed.current[replace ? 'replace' : 'push'](address, undefined, options);
      return queryOf(address);
    },
    [head],
  );

  const address = heading !== undefined && isOf(router, heading) ? heading : router.asPath;
  return { query: useMemo(() => queryOf(address), [address]), go };
}
