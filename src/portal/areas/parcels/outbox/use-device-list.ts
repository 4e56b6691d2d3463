import { useEffect, useState } from 'react';
import type { DeviceStore } from './device-store';

const none: never[] = [];

/** What a store of this browser holds, in every tab as it stands; empty until it is read. */
export function useDeviceList<T extends { id: string }>(store: DeviceStore<T>): T[] {
  const [list, setList] = useState<T[]>(none);
  useEffect(() => {
    let gone = false;
    const read = () =>
      void store.all().then((all) => {
        if (!gone) setList(all);
      });
    read();
    const unwatch = store.watch(read);
    return () => {
      gone = true;
      unwatch();
    };
  }, [store]);
  return list;
}
