import { useEffect, useRef } from 'react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { ParcelLabel } from '@/contracts/parcel/parcel';
import { useAction } from '@/portal/kit/calls/use-action';

/** Has each print remembered, by the button or by the keys, so that the next one is marked. */
export function useRememberPrints(labels: ParcelLabel[] | undefined, done: () => void): void {
  const [remember] = useAction(parcelEndpoints.labelsPrinted, { done });
  const latest = useRef(labels);
  latest.current = labels;
  useEffect(() => {
    const printed = () => {
      const ids = [...new Set(latest.current?.map(({ id }) => id))];
      if (ids.length > 0) void remember({ body: { ids } });
    };
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, [remember]);
}
