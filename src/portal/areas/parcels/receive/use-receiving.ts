import { useTranslation } from 'next-i18next/pages';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { useOutbox } from '@/portal/areas/parcels/outbox/use-outbox';
import { useUnsavedGuard } from '@/portal/kit/form/unsent/use-unsaved-guard';
import { notice } from '@/portal/kit/page/notice';
import { digitOf, scannedKey } from '@/portal/kit/scan/scanned-key';
import { counterKeys, type Place } from './counter-keys';
import { onIntakeKey } from './intake-keys';
import { useFieldFocus } from './use-field-focus';
import { type Intaking, useIntake } from './use-intake';
import { useRecent } from './use-recent';

export interface Receiving extends Omit<Intaking, 'focus' | 'isAt'> {
  outbox: Pick<ReturnType<typeof useOutbox>, 'refused' | 'drop'>;
}

/** The intake by keys alone: each does all it does in its own event, so that the next is typed there. */
export function useReceiving({ outbox, add, ...intaking }: Receiving) {
  const { t } = useTranslation('parcels');
  const fields = useFieldFocus();
  const { focus } = fields;
  const { recent, remember } = useRecent();
  const form = useIntake({
    ...intaking,
    focus,
    isAt: fields.isAt,
    add: (entry) => {
      if (entry.unit) remember(entry.unit);
      add(entry);
    },
  });
  const { intake, desk, now } = form;
  useUnsavedGuard(form.isTouched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => focus('unitId'), []);
  const tools = useRef({ desk, now, focus });
  tools.current = { desk, now, focus };
  const [keys] = useState(() => counterKeys(() => tools.current));

  /** Only into an empty form, and never by itself: what is being typed is another parcel's. */
  function correct(entry: Entry) {
    if (form.isTouched()) {
      focus('unitId');
      return notice.error(t('intake.finishFirst'));
    }
    desk.correct(entry);
    void outbox.drop(entry.id);
  }

  function placeOf(target: EventTarget): Place {
    const field = fields.fieldOf(target);
    if (field) return field;
    const isButton = target instanceof HTMLButtonElement && target.type === 'submit';
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
    if (!isButton && !isRadio) return 'elsewhere';
    return isRadio && target.dataset.field === 'carrier' ? 'carrier' : 'choice';
  }

  function onKeyDownCapture(event: KeyboardEvent<HTMLFormElement>) {
    const { key, altKey, ctrlKey, metaKey, target, timeStamp: at } = event;
    const meant = altKey ? `Alt ${key}` : (scannedKey(event) ?? key);
    const pressed = {
      ...{ key: meant, digit: digitOf(event), withCtrl: ctrlKey || metaKey, at },
      ...{ place: placeOf(target), isMeant: fields.isMeant(target) },
      value: target instanceof HTMLInputElement ? target.value : '',
    };
    // A key that is held down says it once.
    const verdict = key === 'Enter' && event.repeat ? 'done' : keys.press(pressed);
    if (verdict === 'held' || verdict === 'done') event.preventDefault();
    if (verdict === 'written' || verdict === 'done') event.stopPropagation();
  }

  const onKeyDown = (event: KeyboardEvent) =>
    onIntakeKey(event, intake.kind, {
      again: () => desk.nameAgain(recent[0]),
      carrier: (chosenCarrier) => desk.change({ chosenCarrier }, 'carrier'),
      kind: (kind) => desk.change({ kind }),
      name: () => focus('recipientName'),
      shelf: () => focus('shelf'),
      photo: () => fields.press('photo'),
      refused: () => outbox.refused[0] && correct(outbox.refused[0]),
    });

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    desk.save();
  }

  function onPointerDown({ target }: PointerEvent) {
    keys.touched();
    fields.mean(target);
  }

  const onBlur = ({ target }: FocusEvent) => fields.isMeant(target) && fields.mean(null);

  return {
    ...form,
    recent,
    remember,
    correct,
    refOf: fields.refOf,
    focus,
    props: { onKeyDownCapture, onKeyDown, onSubmit, onPointerDown, onBlur },
  };
}
