import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import { useErrorText, useFieldText } from '@/portal/kit/calls/use-error-text';
import { useKeptInput } from '@/portal/kit/form/fields/kept-input';
import { notice } from '@/portal/kit/page/notice';
import { type DeskTools, intakeDesk, type OnDesk } from './desk';
import { blank, type Intake, type IntakeField, isTouched } from './intake';
import { useCarrier } from './use-carrier';

export interface Intaking extends Pick<DeskTools, 'add' | 'focus' | 'isAt'> {
  /** The courier's drop that it is scanned against. */
  drop: Parameters<typeof useCarrier>[0];
  dropId: string | null;
}

const empty = (): OnDesk => ({ intake: blank(), photo: null, errors: {} });

/** What was kept may be of an older make, and its number is a whole one. */
const restoredFrom = (kept: Intake): Intake => ({
  ...blank(),
  ...kept,
  isEntered: kept.parcelCode.length > 1,
});

/** The parcel being typed, kept through a new document, and what the desk does with it. */
export function useIntake({ drop, dropId, add, focus, isAt }: Intaking) {
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { restored, keep } = useKeptInput<Intake>('parcels/intake');
  const [onDesk, setOnDesk] = useState(empty);
  const [hasRestored, setRestored] = useState(false);
  const { learn, carrierOf } = useCarrier(drop);

  // A key may come before what was put is rendered.
  const latest = useRef(onDesk);
  latest.current = onDesk;
  function put(part: Partial<OnDesk>) {
    latest.current = { ...latest.current, ...part };
    setOnDesk(latest.current);
    if (part.intake) keep(part.intake);
  }
  const desk = intakeDesk({
    now: () => latest.current,
    put,
    known: (intake) => ({ carrier: carrierOf(intake).carrier, dropId }),
    fieldText,
    add,
    learn,
    isAt,
    focus: (field: IntakeField) => {
      // There before the focus, which selects it.
      flushSync(() => undefined);
      focus(field);
    },
  });

  useEffect(() => {
    // What was typed before it came counts.
    if (!restored || isTouched(latest.current.intake)) return;
    setOnDesk({ ...empty(), intake: restoredFrom(restored) });
    setRestored(true);
  }, [restored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it stands there.
  useLayoutEffect(() => {
    if (hasRestored) focus('unitId');
  }, [hasRestored]);

  /** Brings a refused entry back to be corrected, and says what no field can. */
  function correct(entry: Entry) {
    const found = Object.keys(desk.correct(entry));
    const isBeside = found.some((field) => field !== 'dropId');
    if (entry.error && !isBeside) notice.error(errorText(entry.error));
  }

  return {
    ...onDesk,
    ...carrierOf(onDesk.intake),
    desk: { ...desk, correct },
    setPhoto: (photo: File | null) => put({ photo }),
    /** As it stands in this very event. */
    now: () => latest.current,
    isTouched: () => isTouched(latest.current.intake) || latest.current.photo !== null,
  };
}
