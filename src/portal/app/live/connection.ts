/**
 * How the property's real-time connection stands: not yet there, heard, or lost and being tried
 * again. `none` where nothing is followed.
 */
export type ConnectionState = 'none' | 'connecting' | 'heard' | 'lost';

let state: ConnectionState = 'none';
const listeners = new Set<() => void>();

/** The connection's state, for `useSyncExternalStore`. */
export const connection = {
  state: () => state,
  become(next: ConnectionState) {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
