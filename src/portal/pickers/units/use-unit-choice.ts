import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { normalThai } from '@/contracts/kit/text/thai-text';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { soleEnding, unitNamed } from '@/contracts/parcel/unit-number';
import { readings, useScannedText } from '@/portal/kit/scan/use-scanned-text';
import { useOffered } from '@/portal/pickers/use-offered';
import { type FoundUnits, likelyUnit, useUnits } from './use-units';

export interface UnitChoice {
  /** The unit, or what is typed as long as nobody knows which unit that is. */
  value: UnitOption | string;
  /** `typed` is what stood there when the unit was found: a number, or part of somebody's name. */
  onChange: (unit: UnitOption | string, typed: string) => void;
  /** By a key or a click in the field: a unit, or what is typed while nobody can tell what it means. */
  onTake?: (unit: UnitOption | string) => void;
  /** Offered by the arrow keys while nothing is typed, the likeliest first. */
  recent?: readonly (UnitOption | string)[];
  /**
   * Is given what is typed, as a scanner means it, before it is taken as a unit; true when it was
   * something else.
   */
  onOther?: (typed: string) => boolean;
}

const isUnit = (unit: UnitOption | string): unit is UnitOption => typeof unit !== 'string';

/** The unit that is meant for sure: by its whole number, or as the only one with somebody of that name. */
function meant({ units, read }: FoundUnits): UnitOption | undefined {
  const [only, another] = units;
  const part = normalThai(read).trim();
  const isOfName = only?.people.some((name) => name.includes(part)) && !another;
  return unitNamed(units, read) ?? (isOfName ? only : undefined);
}

/** Where taking it leads no further, a unit that nothing else can be meant by is taken as well. */
const alone = ({ units, read, error }: FoundUnits) => (error ? undefined : soleEnding(units, read));

/**
 * How a unit is typed and taken. Enter never waits: it takes the unit that is meant for sure or was moved
 * to, asks where the answer leaves a doubt, and goes on with what is typed while there is no answer; that
 * becomes its unit once it is known.
 */
export function useUnitChoice(id: string, { value, onChange, recent = [], ...on }: UnitChoice) {
  const text = isUnit(value) ? '' : value;
  const scan = useScannedText();
  const [keys, setKeys] = useState({ typed: '', scanned: '' });
  const scanned = keys.typed === text ? keys.scanned : text;
  const found = useUnits(text, scanned);
  const answered = found?.typed === text ? found : null;
  const sure = answered
    ? (meant(answered) ?? (on.onTake ? undefined : alone(answered)))
    : undefined;
  const offered = text.trim() ? (found?.units ?? []) : recent.filter(isUnit);
  const list = useOffered(id, offered, sure);
  /** Enter was pressed on it, and the answer came later or left a doubt. */
  const [taken, setTaken] = useState('');
  const [asked, setAsked] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function leave() {
    list.close();
    setAsked('');
  }

  function take(unit: UnitOption | string) {
    leave();
    if (unit !== value) onChange(unit, text);
    if (!isUnit(unit)) setTaken(unit);
    on.onTake?.(unit);
  }

  function ask() {
    setAsked(text);
    if (document.activeElement !== field.current) return;
    list.open(offered.length === 1 ? 'first' : undefined);
    // A scan that nobody stopped for takes its place.
    field.current?.select();
  }

  // Before any key can change what stands there.
  useLayoutEffect(() => {
    if (!text || taken !== text || !answered || answered.error) return;
    setTaken('');
    if (sure) onChange(sure, text);
    else ask();
  });

  function enter() {
    const unit = list.current ?? sure;
    if (on.onOther?.(scanned.trim())) leave();
    else if (unit) take(unit);
    else if (!answered || answered.error) take(likelyUnit(readings(text.trim(), scanned.trim())));
    else ask();
  }

  return {
    field,
    offered,
    list,
    /** What was found for what stands in the field; `null` until it is known. */
    answered,
    /** What stands in the field was taken for a unit, and may be several, or another than was meant. */
    isAsked: text !== '' && asked === text && !sure && offered.length > 0,
    take,
    write(next: string) {
      onChange(next, '');
      setKeys({ typed: next, scanned: scan.read(next) });
      setTaken('');
      if (!text) setAsked('');
      if (next.trim()) list.open();
      else list.close();
    },
    press(event: KeyboardEvent) {
      scan.press(event);
      if (list.press(event) || event.key !== 'Enter') return;
      const again = list.current ?? value;
      if (!again) return;
      event.preventDefault();
      if (text.trim()) enter();
      else take(again);
    },
  };
}
