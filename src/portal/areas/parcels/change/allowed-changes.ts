import { useEffect, useState } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import {
  type ChangeName,
  changeNames,
  refusalOf,
  transitions,
  undoSeconds,
} from '@/contracts/parcel/states';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';

/** Whether the last of the hand-overs can still be taken back by this person; ends by itself. */
function useUndoable(parcels: readonly Parcel[]): boolean {
  const { fullname } = usePerson();
  const givenAt = parcels.flatMap(({ handedOverAt, handedOverBy }) =>
    handedOverAt && handedOverBy === fullname ? Date.parse(handedOverAt) : [],
  );
  const endsAt = givenAt.reduce((last, at) => Math.max(last, at), 0) + undoSeconds * 1000;
  // The first render is the server's: its clock does not count.
  const [undoable, setUndoable] = useState(false);
  useEffect(() => {
    const left = endsAt - Date.now();
    setUndoable(left > 0);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setUndoable(false), left);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return undoable;
}

/** The changes that some of the parcels' states and the person's rights allow, as the contract has them. */
export function useAllowedChanges(parcels: readonly Parcel[]): ChangeName[] {
  const can = usePermission();
  const undoable = useUndoable(parcels);
  return changeNames.filter(
    (name) =>
      can(transitions[name].needs) &&
      (name !== 'undoHandOver' || undoable) &&
      parcels.some((parcel) => !refusalOf(name, parcel)),
  );
}
