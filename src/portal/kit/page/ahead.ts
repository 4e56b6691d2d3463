import { useRouter } from 'next/router';
import { useEffect } from 'react';

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

/**
 * Fetches the scripts of the screens that a desk goes to next, once this one stands and has nothing to do: they then
 * open without a network, too.
 */
export function useAhead(...screens: (string | false)[]): void {
  const { prefetch } = useRouter();
  const wanted = screens.filter(Boolean).join(' ');
  useEffect(() => {
    if (!wanted || !hasRoom()) return;
    const whenIdle = window.requestIdleCallback ?? ((then: () => void) => then());
    const timer = setTimeout(
      () =>
        whenIdle(() => {
          for (const screen of wanted.split(' ')) void prefetch(screen).catch(() => undefined);
        }),
      after,
    );
    return () => clearTimeout(timer);
  }, [prefetch, wanted]);
}
