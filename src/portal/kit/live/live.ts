import { createContext, useContext, useEffect, useRef } from 'react';
import type { Feature } from '@/contracts/kit/feature/permissions';

/** Where changes that are made elsewhere are told to what shows the data. */
export interface Changes {
  /** Calls back at each change of the resource; answers the way to end that. */
  listen: (resource: Feature, changed: () => void) => () => void;
  /** Tells of one resource, or of all when it is unknown what was missed. */
  tell: (resource?: Feature) => void;
}

export function createChanges(): Changes {
  const listeners = new Set<{ resource: Feature; changed: () => void }>();
  return {
    listen(resource, changed) {
      const listener = { resource, changed };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(resource) {
      for (const listener of listeners) {
        if (!resource || listener.resource === resource) listener.changed();
      }
    },
  };
}

export const ChangesContext = createContext<Changes>(createChanges());

/** Changes this close together are read once; and not by every open tab at the same moment. */
const settleMs = () => 150 + Math.random() * 250;

/** Reloads behind when others change the resource; a hidden tab does so when it is shown again. */
export function useLive(resource: Feature, reload: () => void): void {
  const changes = useContext(ChangesContext);
  const latest = useRef(reload);
  latest.current = reload;

  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    let behind = false;
    const changed = () => {
      behind = document.hidden;
      if (behind || settling) return;
      settling = setTimeout(() => {
        settling = undefined;
        latest.current();
      }, settleMs());
    };
    const shown = () => {
      if (behind && !document.hidden) changed();
    };
    const unlisten = changes.listen(resource, changed);
    document.addEventListener('visibilitychange', shown);
    return () => {
      unlisten();
      document.removeEventListener('visibilitychange', shown);
      clearTimeout(settling);
    };
  }, [changes, resource]);
}
