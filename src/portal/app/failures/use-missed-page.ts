import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { reach } from '@/portal/app/live/reach';
import { hushStaying, staying } from '@/portal/kit/page/staying';

/**
 * The address of a page that could not be loaded because there is no connection, and the way to
 * forget it. Register it after all else that listens to failed routes: it ends their handling.
 */
export function useMissedPage(): [address: string | null, forget: () => void] {
  const { events } = useRouter();
  const [missed, setMissed] = useState<string | null>(null);
  useEffect(() => {
    const failed = (error: { cancelled?: boolean } | undefined, address: string) => {
      const isAway = !navigator.onLine || reach.silent() !== null;
      if (!isAway || !error || error.cancelled) return;
      setMissed(address);
      // Next would load a new document now, and the browser show its own page without a way back.
      throw staying;
    };
    const changed = () => setMissed(null);
    const unhush = hushStaying();
    events.on('routeChangeError', failed);
    events.on('routeChangeComplete', changed);
    return () => {
      unhush();
      events.off('routeChangeError', failed);
      events.off('routeChangeComplete', changed);
    };
  }, [events]);
  return [missed, () => setMissed(null)];
}
