import { unitsLike } from '@tests/portal/areas/parcels/receive/people';
import { guessCarriers } from '@/contracts/parcel/carrier';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { unitNamed } from '@/contracts/parcel/unit-number';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';
import { counterKeys, type Place } from '@/portal/areas/parcels/receive/counter-keys';
import { intakeDesk, type OnDesk } from '@/portal/areas/parcels/receive/desk';
import { blank } from '@/portal/areas/parcels/receive/intake';
import { looksOf } from '@/portal/areas/parcels/receive/looks';

const order: Place[] = [
  ...(['unitId', 'recipientName', 'parcelCode', 'carrier', 'choice', 'shelf', 'note'] as const),
  ...(['photo', 'choice'] as const),
];
const send = order.length - 1;

/**
 * The counter's form without a screen: its desk and its keys, over inputs as a browser keeps them. Look-ups
 * take as long as they are told to.
 */
export function plainCounter(lookUpMs: () => number) {
  const added: Draft[] = [];
  let onDesk: OnDesk = { intake: blank(), photo: null, errors: {} };
  let stop = 0;
  let isSelected = true;
  let at = 0;
  let taken = '';
  let only: UnitOption | undefined;
  let found: { typed: string; units: UnitOption[] } | undefined;
  let recent: UnitOption | string | undefined;
  let meantStop = 0;

  const now = () => onDesk;
  function focus(field: Place) {
    stop = order.indexOf(field);
    meantStop = stop;
    isSelected = true;
  }
  const desk = intakeDesk({
    now,
    put: (part) => {
      onDesk = { ...onDesk, ...part };
    },
    known: ({ parcelCode, chosenCarrier }) => {
      const fitting = guessCarriers(parcelCode);
      const guessed = fitting.length === 1 ? fitting[0] : undefined;
      return { carrier: chosenCarrier ?? (parcelCode ? guessed : 'other'), dropId: null };
    },
    fieldText: ({ code }) => code,
    add: (entry) => {
      if (entry.unit) recent = entry.unit;
      added.push(entry);
    },
    learn: () => undefined,
    focus,
    isAt: (field) => place() === field,
  });
  const keys = counterKeys(() => ({ desk, now, focus }));

  const unitText = () => (typeof onDesk.intake.unit === 'string' ? onDesk.intake.unit : '');
  const texts = {
    unitId: () => unitText() || (onDesk.intake.unit as UnitOption).number || '',
    recipientName: () => onDesk.intake.recipientName,
    parcelCode: () => onDesk.intake.parcelCode,
    shelf: () => onDesk.intake.shelf,
    note: () => onDesk.intake.note,
  };
  type Written = keyof typeof texts;
  const place = () => order[stop] as Place;
  const textOf = (one: Place) => (one in texts ? texts[one as Written]() : '');

  function answered(typed: string) {
    if (unitText() !== typed) return;
    found = { typed, units: unitsLike(typed) };
    if (taken === typed) settle();
  }
  function settle() {
    taken = '';
    const typed = unitText();
    const sure = unitNamed(found?.units ?? [], typed);
    if (sure) {
      recent = sure;
      desk.name(sure, typed);
    } else {
      if (place() === 'unitId') isSelected = true;
    }
  }

  function writeUnit(text: string) {
    desk.name(text, '');
    taken = '';
    only = undefined;
    found = undefined;
    if (text) setTimeout(() => answered(text), 60 + lookUpMs());
  }

  function take(unit: UnitOption | string) {
    const typed = unitText();
    recent = unit;
    if (unit !== onDesk.intake.unit) desk.name(unit, typed);
    if (typeof unit === 'string') taken = unit;
    focus('parcelCode');
    if (taken && found?.typed === taken) settle();
  }

  function enterUnit() {
    const typed = unitText();
    if (!onDesk.intake.unit) return;
    if (!typed) return take(onDesk.intake.unit);
    if (looksOf(typed) === 'parcel') {
      desk.begin(typed);
      return;
    }
    const units = found?.typed === typed ? found.units : undefined;
    const sure = only ?? unitNamed(units ?? [], typed);
    if (sure) take(sure);
    else if (!units) take(typed);
    else {
      only = units.length === 1 ? units[0] : undefined;
      isSelected = true;
    }
  }

  function write(change: (text: string) => string) {
    const one = place();
    if (!(one in texts)) return;
    const before = textOf(one);
    const text = change(isSelected ? '' : before);
    isSelected = false;
    if (text === before) return;
    if (one === 'unitId') writeUnit(text);
    else if (one === 'parcelCode') desk.write(text);
    else desk.change({ [one]: text });
  }

  function pressDefault(key: string) {
    const one = place();
    const people = typeof onDesk.intake.unit === 'string' ? [] : onDesk.intake.unit.people;
    const person = one === 'recipientName' ? people[Number(key) - 1] : undefined;
    if (key === 'Tab' || key === 'Shift+Tab') {
      stop = Math.min(send, Math.max(0, stop + (key === 'Tab' ? 1 : -1)));
      meantStop = -1;
      isSelected = true;
    } else if (key === 'F7') {
      desk.nameAgain(recent);
    } else if (key === 'Backspace') {
      write((text) => text.slice(0, -1));
    } else if (key !== 'Enter') {
      if (person) {
        desk.change({ recipientName: person });
        focus('parcelCode');
      } else write((text) => text + key);
    } else if (one === 'unitId') enterUnit();
    else if (one === 'recipientName') focus('parcelCode');
    else if (one !== 'photo') desk.save();
  }

  return {
    added,
    place,
    now,
    press(key: string, ms: number) {
      jest.advanceTimersByTime(ms);
      at += ms;
      const verdict = keys.press({
        ...{ key, digit: /^\d$/.test(key) ? Number(key) : Number.NaN, withCtrl: false, at },
        ...{ place: place(), value: textOf(place()), isMeant: stop === meantStop },
      });
      if (verdict === 'written') write((text) => text + key);
      else if (verdict === 'on' || (verdict === 'held' && place() === 'unitId')) pressDefault(key);
    },
  };
}
