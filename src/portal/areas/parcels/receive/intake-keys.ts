import type { KeyboardEvent } from 'react';
import { type Carrier, carriers, type ParcelKind, parcelKinds } from '@/contracts/parcel/parcel';
import { digitOf } from '@/portal/kit/scan/scanned-key';

/** What a key does anywhere in the form, beside writing. */
interface Keys {
  carrier: (carrier: Carrier) => void;
  kind: (kind: ParcelKind) => void;
  name: () => void;
  shelf: () => void;
  photo: () => void;
  refused: () => void;
  again: () => void;
}

/**
 * The form's own keys: Alt and a digit for the carrier, F2 shelf, F4 the next kind, F6 what was
 * refused, F7 the unit that was named last, F8 name, F9 photo.
 */
export function onIntakeKey(event: KeyboardEvent, kind: ParcelKind, on: Keys): void {
  const chosen = event.altKey ? carriers[digitOf(event) - 1] : undefined;
  if (chosen) on.carrier(chosen);
  else if (event.key === 'F2') on.shelf();
  else if (event.key === 'F4' && !event.altKey) {
    on.kind(parcelKinds[(parcelKinds.indexOf(kind) + 1) % parcelKinds.length] ?? kind);
  } else if (event.key === 'F6') on.refused();
  else if (event.key === 'F7') on.again();
  else if (event.key === 'F8') on.name();
  else if (event.key === 'F9') on.photo();
  else return;
  event.preventDefault();
}
