import { useEffect, useState } from 'react';
import type { CourierDrop, CourierSlip } from '@/contracts/parcel/intake';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useKeptInput } from '@/portal/kit/form/kept-input';
import { useLive } from '@/portal/kit/live/live';

const call = { query: { state: 'open', limit: 20 } } as const;

/** The courier's drop that is scanned against, of those that are open; read again as `seen` grows. */
export function useDrops(seen: number) {
  const { answer, reload } = useReader(intakeEndpoints.drops, call);
  useLive('parcels', reload);
  const { restored, keep } = useKeptInput<string | null>('parcels/drop');
  // Another counter's courier is not ours: a drop is joined by choice.
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(restored), [restored]);
  const choose = (id: string | null) => {
    setChosen(id);
    keep(id);
  };
  const [slip, setSlip] = useState<CourierSlip | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each received parcel changes the tally.
  useEffect(() => reload(), [seen, reload]);

  const open: CourierDrop[] = answer?.rows ?? [];
  const drop = open.find(({ id }) => id === chosen);
  const [close, closing] = useAction(intakeEndpoints.closeDrop, {
    done: (closed: CourierSlip) => {
      setSlip(closed);
      choose(null);
      reload();
    },
  });

  return {
    open,
    drop,
    /** `null` receives parcels that are of no drop. */
    choose,
    opened: (id: string) => {
      setSlip(null);
      choose(id);
      reload();
    },
    close: (id: string) => void close({ params: { id } }),
    closing,
    /** Of the drop that was closed last. */
    slip,
  };
}
