const listeners = new Set<() => void>();

/** The calls of this tab that changed something, as each is acknowledged. */
export const writes = {
  acknowledged() {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
