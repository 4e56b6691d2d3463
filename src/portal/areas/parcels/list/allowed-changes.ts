import { useEffect, useState } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import {
  refusalOf,
  type TransitionName,
  transitions,
  undoSeconds,
} from '@/contracts/parcel/states';
import { usePermission } from '@/portal/kit/permission';
import { usePerson } from '@/portal/kit/person';

const names = Object.keys(transitions) as TransitionName[];

/** Whether the last hand-over can still be taken back by this person; ends by itself. */
function useUndoable({ handedOverAt, handedOverBy }: Parcel): boolean {
  const { fullname } = usePerson();
  const endsAt =
    handedOverAt && handedOverBy === fullname
      ? Date.parse(handedOverAt) + undoSeconds * 1000
      : undefined;
  // The first render is the server's: its clock does not count.
  const [undoable, setUndoable] = useState(false);
  useEffect(() => {
    const left = (endsAt ?? 0) - Date.now();
    setUndoable(left > 0);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setUndoable(false), left);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return undoable;
}

/** The changes that the parcel's states and the person's rights allow, as the contract has them. */
export function useAllowedChanges(parcel: Parcel): TransitionName[] {
  const can = usePermission();
  const undoable = useUndoable(parcel);
  return names.filter(
    (name) =>
      can(transitions[name].needs) &&
      !refusalOf(name, parcel) &&
      (name !== 'undoHandOver' || undoable),
  );
}
