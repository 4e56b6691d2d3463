import Router from 'next/router';
import { useEffect } from 'react';
import { cacheScreen } from './cache-screen';

/** Long enough for the page itself to have all that it needs, milliseconds. */
const after = 5000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this is a desk's computer on a line that has room. */
function hasRoom(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g' && window.matchMedia('(pointer: fine)').matches;
}

/** Does something once the page stands and has nothing to do, where there is room; answers the way to drop it. */
function whenStanding(then: () => void, delay: number): (() => void) | undefined {
  if (!hasRoom()) return undefined;
  const whenIdle = window.requestIdleCallback ?? ((now: () => void) => now());
  const timer = setTimeout(() => whenIdle(then), delay);
  return () => clearTimeout(timer);
}

const makeReady = (screen: string) => Router.router?.prefetch(screen).catch(() => undefined);

/**
 * Makes the screens ready that a desk goes to next, once this one stands and has nothing to do: they then open without
 * a network, too.
 */
export function useAhead(...screens: (string | false)[]): void {
  const wanted = screens.filter(Boolean).join(' ');
  useEffect(() => {
    if (!wanted) return;
    return whenStanding(() => {
      for (const screen of wanted.split(' ')) void makeReady(screen);
    }, after);
  }, [wanted]);
}

/** The same for what the first link of a list opens: one record's screen is every record's. */
export function useRecordAhead(list: { current: HTMLElement | null }): void {
  useEffect(
    () =>
      whenStanding(() => {
        const link = list.current?.querySelector<HTMLAnchorElement>('tbody a[data-opens]');
        if (link) void makeReady(link.pathname);
      }, after),
    [list],
  );
}

/**
 * Fetches the code of screens that somebody may go to, one after the other, to be run when they do: `at` is `standing`
 * for what the page can wait for, `once` for what is about to be chosen.
 */
export function useCachedScreens(screens: readonly string[], at: 'standing' | 'once'): void {
  const wanted = screens.join(' ');
  useEffect(() => {
    if (!wanted) return;
    return whenStanding(
      async () => {
        for (const screen of wanted.split(' ')) await cacheScreen(screen);
      },
      at === 'once' ? 0 : after,
    );
  }, [wanted, at]);
}
