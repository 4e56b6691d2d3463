import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { connection } from '@/portal/app/live/connection';
import { late } from '@/portal/app/live/late';
import { askAgain } from '@/portal/app/live/reach';
import { useAway, useSilent } from '@/portal/app/live/use-away';
import { ChangesContext } from '@/portal/kit/live/live';

/** What stands between this page and the services. */
export type Trouble = 'offline' | 'unreachable' | 'slow' | 'reconnecting';

/** How often a silent service is asked whether it is back. */
const againMs = 4000;
/** A real-time connection that is back within this is not worth a word. */
const patienceMs = 4000;

/** Whether real-time events have been missing for a while, after they had been heard. */
function useDeaf(): boolean {
  const state = useSyncExternalStore(connection.subscribe, connection.state, () => 'none' as const);
  const [deaf, setDeaf] = useState(false);
  const heard = useRef(false);
  if (state === 'heard') heard.current = true;
  useEffect(() => {
    if (state !== 'lost' || !heard.current) return;
    const timer = setTimeout(() => setDeaf(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setDeaf(false);
    };
  }, [state]);
  return deaf;
}

/**
 * What the shell has to say of its connection. Asks a silent service until it answers, and nothing
 * while all is well; after a break everything that is shown is read again.
 */
export function useTrouble(): Trouble | null {
  const away = useAway();
  const silent = useSilent();
  const isLate = useSyncExternalStore(late.subscribe, late.isWaiting, () => false);
  const deaf = useDeaf();
  const changes = useContext(ChangesContext);
  const wasAway = useRef(false);

  useEffect(() => {
    if (away !== 'unreachable' || !silent) return;
    const timer = setInterval(() => void askAgain(silent), againMs);
    return () => clearInterval(timer);
  }, [away, silent]);
  useEffect(() => {
    if (!away && wasAway.current) changes.tell();
    wasAway.current = away !== null;
  }, [away, changes]);

  if (away) return away;
  if (isLate) return 'slow';
  return deaf ? 'reconnecting' : null;
}
