import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type SubmitEvent, useEffect } from 'react';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { useOutbox } from '@/portal/areas/parcels/outbox/use-outbox';
import { useUnsavedGuard } from '@/portal/kit/form/unsent/use-unsaved-guard';
import { notice } from '@/portal/kit/page/notice';
import { onIntakeKey } from './intake-keys';
import { useFieldFocus } from './use-field-focus';
import { type Intaking, useIntake } from './use-intake';

export interface Receiving extends Omit<Intaking, 'focus'> {
  outbox: Pick<ReturnType<typeof useOutbox>, 'refused' | 'drop'>;
}

/** Who of the unit's people the parcel is for, as far as what it was found by tells. */
const nameFor = (people: string[], typed: string) =>
  (typed && people.find((name) => name.includes(typed))) || people[0] || '';

/** The intake by keys alone: each does all it does in its own event, so that the next is typed there. */
export function useReceiving({ outbox, ...intaking }: Receiving) {
  const { t } = useTranslation('parcels');
  const { refOf, focus, press } = useFieldFocus();
  const form = useIntake({ ...intaking, focus });
  const { intake, change } = form;
  useUnsavedGuard(form.isTouched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => focus('unitId'), []);

  /** A unit that was found for what does not stand there any more is another parcel's. */
  function changeUnit(unit: UnitOption | string, typed: string) {
    const { unit: before, recipientName } = form.latest();
    if (typed && before !== typed) return;
    const known = typeof before === 'string' ? recipientName : '';
    const name = typeof unit === 'string' ? '' : known || nameFor(unit.people, typed.trim());
    change({ unit, recipientName: name }, 'unitId', 'recipientName');
  }

  /** Only into an empty form, and never by itself: what is being typed is another parcel's. */
  function correct(entry: Entry) {
    if (form.isTouched()) {
      focus('unitId');
      return notice.error(t('intake.finishFirst'));
    }
    form.take(entry);
    void outbox.drop(entry.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    // A key that is held down says it once.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    onIntakeKey(event, intake.kind, {
      carrier: (chosenCarrier) => change({ chosenCarrier }, 'carrier'),
      kind: (kind) => change({ kind }),
      name: () => focus('recipientName'),
      shelf: () => focus('shelf'),
      photo: () => press('photo'),
      refused: () => outbox.refused[0] && correct(outbox.refused[0]),
    });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.save();
  }

  return { ...form, changeUnit, correct, refOf, focus, props: { onKeyDown, onSubmit } };
}
