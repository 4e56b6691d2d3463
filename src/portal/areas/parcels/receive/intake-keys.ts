import type { KeyboardEvent } from 'react';
import { type Carrier, carriers, type ParcelKind, parcelKinds } from '@/contracts/parcel/parcel';

/** What a key does anywhere in the form, beside writing. */
interface Keys {
  carrier: (carrier: Carrier) => void;
  kind: (kind: ParcelKind) => void;
  name: () => void;
  shelf: () => void;
  photo: () => void;
}

/** The form's own keys: Alt and a digit for the carrier, F2 shelf, F4 the next kind, F8 name, F9 photo. */
export function onIntakeKey(event: KeyboardEvent, kind: ParcelKind, on: Keys): void {
  const digit = event.altKey ? /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] : undefined;
  const chosen = carriers[Number(digit) - 1];
  if (chosen) on.carrier(chosen);
  else if (event.key === 'F2') on.shelf();
  else if (event.key === 'F4' && !event.altKey) {
    on.kind(parcelKinds[(parcelKinds.indexOf(kind) + 1) % parcelKinds.length] ?? kind);
  } else if (event.key === 'F8') on.name();
  else if (event.key === 'F9') on.photo();
  else return;
  event.preventDefault();
}
