import { useSyncExternalStore } from 'react';
import { reach } from '@/portal/app/live/reach';

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
/** The service that was silent when it was last called; `null` while each answers. */
export const useSilent = () => useSyncExternalStore(reach.subscribe, reach.silent, () => null);

/** Why no call would get an answer now; `null` while all is well. */
export function useAway(): 'offline' | 'unreachable' | null {
  const online = useOnline();
  const silent = useSilent();
  if (!online) return 'offline';
  return silent && 'unreachable';
}
