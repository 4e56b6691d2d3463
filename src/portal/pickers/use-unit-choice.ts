import { type KeyboardEvent, useEffect, useState } from 'react';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { bareUnit } from '@/contracts/parcel/unit-number';
import { useScannedText } from '@/portal/kit/scan/use-scanned-text';
import { useOffered } from '@/portal/pickers/use-offered';
import { type FoundUnits, useUnits } from '@/portal/pickers/use-units';

export interface UnitChoice {
  value: UnitOption | null;
  /** `typed` is what the unit was found by: a number, or part of somebody's name. */
  onChange: (unit: UnitOption | null, typed: string) => void;
  /** Offered by the arrow keys while nothing is typed, the likeliest first; Enter takes the first. */
  recent?: UnitOption[];
  /** Takes a number that cannot be looked up now; without it only a unit can be chosen. */
  onUnknown?: (typed: string) => void;
  /**
   * Is given what is typed, as a scanner means it, before it is taken as a unit; true when it was
   * something else.
   */
  onOther?: (typed: string) => boolean;
}

const same = (a: string, b: string) => bareUnit(a) === bareUnit(b);

/** How a unit is typed and taken: by Enter where there is no doubt, even before the answer is there. */
export function useUnitChoice(id: string, { value, onChange, recent = [], ...on }: UnitChoice) {
  const { found, search, forget } = useUnits();
  const [typed, setTyped] = useState('');
  const [waiting, setWaiting] = useState(false);
  const scan = useScannedText();
  const offered = typed.trim() ? (found?.units ?? []) : recent;
  const list = useOffered(id, offered);
  const answered = found?.typed === typed ? found : null;

  function reset() {
    list.close();
    setWaiting(false);
    setTyped('');
    forget();
  }

  function choose(unit: UnitOption) {
    reset();
    onChange(unit, typed.trim());
  }

  /** What was seen before is taken where it is meant for sure; else the number as it is typed. */
  function takeSeen({ read }: FoundUnits, first?: UnitOption) {
    if (first && (same(first.number, read) || !on.onUnknown)) return choose(first);
    if (!on.onUnknown) return;
    on.onUnknown(read);
    reset();
  }

  // Enter came before the answer did: take it where there is no doubt.
  useEffect(() => {
    if (!waiting || !answered) return;
    setWaiting(false);
    if (answered.isCutOff) return takeSeen(answered, answered.units[0]);
    const [first, second] = answered.units;
    if (first && (!second || same(first.number, answered.read))) choose(first);
  });

  function enter() {
    if (on.onOther?.(scan.meant().trim())) reset();
    else if (!answered) setWaiting(true);
    else if (list.current) choose(list.current);
    else if (answered.isCutOff) takeSeen(answered);
    else list.open(0);
  }

  return {
    typed,
    offered,
    list,
    /** What was found for what stands in the field; `null` until it is known. */
    answered,
    choose,
    write(next: string) {
      if (value) onChange(null, '');
      setTyped(next);
      const scanned = scan.read(next);
      setWaiting(false);
      if (next.trim()) {
        list.open(0);
        search(next, scanned);
      } else {
        list.close();
        forget();
      }
    },
    press(event: KeyboardEvent) {
      scan.press(event);
      if (list.press(event) || event.key !== 'Enter') return;
      const again = list.current ?? value ?? recent[0];
      if (!typed.trim() && !again) return;
      event.preventDefault();
      if (typed.trim()) enter();
      else if (again) choose(again);
    },
  };
}
