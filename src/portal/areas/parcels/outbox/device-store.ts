/** A list of things that this browser keeps, whoever is signed in, until they are removed. */
export interface DeviceStore<T extends { id: string }> {
  /** By id, which for UUIDs of version 7 is the order in which they were made. */
  all: () => Promise<T[]>;
  put: (value: T) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /** Calls back when any tab has changed the list; answers the way to end that. */
  watch: (changed: () => void) => () => void;
}

const database = 'niti-counter';
const stores = ['outbox', 'received'] as const;

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    for (const name of stores) request.result.createObjectStore(name, { keyPath: 'id' });
  };
  return answerOf(request);
}

let opening: Promise<IDBDatabase | null> | undefined;

/** The browser's database; `null` where it has none, as in some private windows. */
function opened(): Promise<IDBDatabase | null> {
  opening ??=
    typeof indexedDB === 'undefined' ? Promise.resolve(null) : openDatabase().catch(() => null);
  return opening;
}

/** A store of the browser's database; what that does not take is kept in the tab's memory. */
export function deviceStore<T extends { id: string }>(
  name: (typeof stores)[number],
): DeviceStore<T> {
  const memory = new Map<string, T>();
  const listeners = new Set<() => void>();
  const topic = `${database}/${name}`;
  let channel: BroadcastChannel | undefined;

  const tellHere = () => {
    for (const listener of listeners) listener();
  };
  function tell() {
    tellHere();
    channel?.postMessage(null);
  }
  async function change(
    ids: readonly string[],
    write: (store: IDBObjectStore | Map<string, T>) => void,
  ) {
    const db = await opened();
    const transaction = db?.transaction(name, 'readwrite', { durability: 'strict' });
    if (transaction) write(transaction.objectStore(name));
    const isKept = await new Promise<boolean>((resolve) => {
      if (!transaction) return resolve(false);
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
    if (isKept) for (const id of ids) memory.delete(id);
    else write(memory);
    tell();
  }

  return {
    async all() {
      const db = await opened();
      const kept = db ? await answerOf<T[]>(db.transaction(name).objectStore(name).getAll()) : [];
      const here = kept.filter(({ id }) => !memory.has(id));
      return [...here, ...memory.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    put: (value) =>
      change(
        [value.id],
        (store) => void (store instanceof Map ? store.set(value.id, value) : store.put(value)),
      ),
    remove: (ids) =>
      change(ids, (store) => {
        for (const id of ids) store.delete(id);
      }),
    watch(changed) {
      if (!channel && typeof BroadcastChannel !== 'undefined') {
        channel = new BroadcastChannel(topic);
        channel.onmessage = tellHere;
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
