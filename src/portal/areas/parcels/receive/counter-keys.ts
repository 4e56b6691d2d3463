import { type Carrier, carriers } from '@/contracts/parcel/parcel';
import { bareUnit } from '@/contracts/parcel/unit-number';
import { scannerMs } from '@/portal/kit/scan/scan-run';
import type { intakeDesk, OnDesk } from './desk';
import type { Intake, IntakeField } from './intake';
import { looksOf } from './looks';

/** Where a key is pressed: a field that is written into, the carriers, another choice or a button. */
export type Place = IntakeField | 'choice' | 'elsewhere';

/** A key as it is pressed. */
export interface Press {
  /** What it writes, else its name. */
  key: string;
  /** The digit on it, whatever it writes. */
  digit: number;
  withCtrl: boolean;
  /** Milliseconds. */
  at: number;
  place: Place;
  /** What stands in the field. */
  value: string;
  /** The field was asked for by its own key or a tap, not come upon by Tab. */
  isMeant: boolean;
}

/**
 * Whether a key goes on to its field, is only written there, does anything but send the form, or has done
 * all that it does.
 */
export type Verdict = 'on' | 'written' | 'held' | 'done';

/** Written into by scanners and by whoever names a unit. */
const homes: readonly Place[] = ['unitId', 'parcelCode'];
const others: readonly Place[] = ['shelf', 'note'];
/** Nothing is written there: what is typed goes to the field that waits. */
const unwritten: readonly Place[] = ['carrier', 'choice', 'photo'];
const silent = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

interface Run {
  text: string;
  from: Place;
  before: Intake;
  at: number;
}

/** Whether a number went elsewhere than into its field, or over the unit that is named for it. */
const isStray = ({ from, before }: Run, place: Place) =>
  place !== from ||
  !homes.includes(place) ||
  (place === 'unitId' && Boolean(before.unit || before.asked));

/** No name looks like a unit; a place on the shelves may, as long as it is short. */
const isUnitBeside = (place: Place, value: string) =>
  looksOf(value) === 'unit' &&
  (place === 'recipientName' || (others.includes(place) && /\d{3}/.test(bareUnit(value))));

interface KeyTools {
  desk: Pick<
    ReturnType<typeof intakeDesk>,
    'answer' | 'passOver' | 'scanStray' | 'nameStray' | 'saveAsShown'
  >;
  now: () => OnDesk;
  focus: (field: IntakeField) => void;
}

/**
 * Keys of one parcel after another, wherever the focus is by then: what a scanner sends is told by what it
 * is, so that it is a parcel's number in any field, and never an answer.
 */
export function counterKeys(tools: () => KeyTools) {
  /** What was written since the last key that writes nothing. */
  let run: Run | null = null;
  /** A digit that answers, unless it is a scanner's first. */
  let answer: { carrier: Carrier; timer: ReturnType<typeof setTimeout> } | null = null;
  let isScan = false;

  function settle() {
    if (!answer) return;
    const { carrier, timer } = answer;
    clearTimeout(timer);
    answer = null;
    tools().desk.answer(carrier);
  }

  function end() {
    run = null;
    isScan = false;
  }

  function toWaiting() {
    const { now, focus } = tools();
    focus(now().intake.unit ? 'parcelCode' : 'unitId');
  }

  function letter({ key, digit, at, place, isMeant }: Press): Verdict {
    const { desk, now } = tools();
    const isQuick = run !== null && at - run.at < scannerMs;
    if (answer && isQuick) {
      clearTimeout(answer.timer);
      answer = null;
      isScan = true;
    } else if (answer) {
      settle();
      end();
    }
    // A digit that chose somebody was no scanner's.
    if (run && !isQuick && place !== run.from && /^\d$/.test(run.text)) end();
    run ??= { text: '', from: place, before: now().intake, at };
    run.text += key;
    run.at = at;
    if (isScan) return 'done';
    const isAsked = place === 'carrier' && now().errors.carrier !== undefined;
    const carrier = carriers[digit - 1];
    if (isAsked && carrier) {
      answer = { carrier, timer: setTimeout(settle, scannerMs) };
      return 'done';
    }
    if (isAsked && key !== ' ') desk.passOver();
    else if (unwritten.includes(place) && key !== ' ') toWaiting();
    // A digit chooses among people who were asked for.
    return place === 'recipientName' && !isMeant && digit >= 0 ? 'written' : 'on';
  }

  function enter({ place, value, isMeant, withCtrl }: Press): Verdict {
    if (answer) {
      settle();
      end();
      return 'done';
    }
    const { desk, now } = tools();
    const ended = run;
    end();
    if (ended && looksOf(ended.text) === 'parcel' && isStray(ended, place)) {
      desk.scanStray(ended.text, ended.before);
      return 'done';
    }
    if (ended && !isMeant && isUnitBeside(place, value)) {
      desk.nameStray(value.trim(), ended.before);
      return 'done';
    }
    if (withCtrl) {
      desk.saveAsShown();
      return 'done';
    }
    if (place === 'elsewhere' || place === 'photo') return 'on';
    const isEmpty = !unwritten.includes(place) && !value.trim();
    // A list may be open below the unit.
    if (isEmpty) return place === 'unitId' ? 'held' : 'done';
    // A parcel without a number is received by Ctrl and Enter alone.
    if (homes.includes(place) || now().intake.parcelCode) return 'on';
    toWaiting();
    return 'done';
  }

  return {
    press(pressed: Press): Verdict {
      const { key, withCtrl } = pressed;
      if (key === 'Enter') return enter(pressed);
      if (key.length === 1 && !withCtrl) return letter(pressed);
      if (silent.includes(key)) return 'on';
      settle();
      const text = key === 'Backspace' ? run?.text.slice(0, -1) : '';
      if (run && text) run.text = text;
      else end();
      return 'on';
    },
    /** Something else than a key was used. */
    touched() {
      settle();
      end();
    },
  };
}
