import { useEffect, useRef, useState } from 'react';
import type { CourierDrop, CourierSlip } from '@/contracts/parcel/intake';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import type { Received } from '@/portal/areas/parcels/outbox/received';
import type { useOutbox } from '@/portal/areas/parcels/outbox/use-outbox';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useKeptInput } from '@/portal/kit/form/fields/kept-input';

const call = { query: { state: 'open', limit: 20 } } as const;

/** The courier's drop that is scanned against, of those that are open, and what was scanned for it here. */
export function useDrops(
  outbox: Pick<ReturnType<typeof useOutbox>, 'waiting' | 'refused'>,
  received: readonly Received[],
) {
  const { answer, reload } = useLiveReader(intakeEndpoints.drops, call);
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
  useEffect(() => reload(), [received.length, reload]);

  // Scanning for it goes on before the service has it.
  const [fresh, setFresh] = useState<CourierDrop>();
  const opening = useRef<Promise<unknown>>(Promise.resolve());
  const known: CourierDrop[] = answer?.rows ?? [];
  const isKnown = known.some(({ id }) => id === fresh?.id);
  useEffect(() => {
    if (isKnown) setFresh(undefined);
  }, [isKnown]);
  const open = fresh && !isKnown ? [fresh, ...known] : known;
  const drop = open.find(({ id }) => id === chosen);
  // As long as nobody knows which are open, it is the one that was.
  const dropId = answer ? (drop?.id ?? null) : chosen;
  const stored = new Set(received.filter((one) => one.dropId === dropId).map(({ id }) => id));
  const unsent = [...outbox.waiting, ...outbox.refused].filter(
    ({ id, draft }) => dropId !== null && draft.dropId === dropId && !stored.has(id),
  ).length;
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
    dropId,
    /** Scanned against the drop and still on this device, or refused. */
    unsent,
    /** Told by what was scanned here, before the service's own count follows. */
    scanned: Math.max((drop?.received ?? 0) + unsent, stored.size + unsent),
    /** `null` receives parcels that are of no drop. */
    choose,
    /** `opened` settles with the service's answer; what is scanned for the drop is not sent sooner. */
    start: (begun: CourierDrop, opened: Promise<unknown>) => {
      opening.current = opened.then(reload, () => {
        setFresh(undefined);
        choose(null);
      });
      setSlip(null);
      setFresh(begun);
      choose(begun.id);
    },
    opening: () => opening.current,
    close: (id: string) => void close({ params: { id } }),
    closing,
    /** Of the drop that was closed last. */
    slip,
  };
}
