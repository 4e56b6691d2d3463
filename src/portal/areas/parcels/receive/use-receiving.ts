import { type KeyboardEvent, type SubmitEvent, useEffect } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import type { CourierDrop } from '@/contracts/parcel/intake';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';
import { useUnsavedGuard } from '@/portal/kit/form/use-unsaved-guard';
import { onIntakeKey } from './intake-keys';
import type { FieldFocus } from './use-field-focus';
import { useIntake } from './use-intake';

export interface Receiving {
  fields: FieldFocus;
  drop: CourierDrop | undefined;
  add: (entry: Draft) => Promise<ApiError | undefined>;
  /** A refused entry that the person wants to correct; taken once nothing else is being typed. */
  wanted: Entry | undefined;
  onTaken: (entry: Entry) => void;
}

/** The intake by keys alone: where the focus goes, what each key does, and the next parcel after it. */
export function useReceiving({ fields, drop, add, wanted, onTaken }: Receiving) {
  const { refOf, focus, press } = fields;
  const form = useIntake({
    drop,
    add,
    added: () => focus('unitId'),
    wrong: (field) => setTimeout(() => focus(field)),
  });
  const { intake, change, take, saving } = form;
  useUnsavedGuard(() => form.touched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => focus('unitId'), []);

  useEffect(() => {
    if (!wanted || form.touched) return;
    take(wanted);
    onTaken(wanted);
  });

  function onKeyDown(event: KeyboardEvent) {
    // What is typed before the answer is there would be lost with this parcel's fields.
    if (saving) return event.preventDefault();
    onIntakeKey(event, intake.kind, {
      carrier: (chosenCarrier) => change({ chosenCarrier }, 'carrier'),
      kind: (kind) => change({ kind }),
      name: () => focus('recipientName'),
      shelf: () => focus('shelf'),
      photo: () => press('photo'),
    });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.save();
  }

  return { ...form, refOf, focus, props: { onKeyDown, onSubmit } };
}
