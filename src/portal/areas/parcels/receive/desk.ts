import type { FieldError } from '@/contracts/kit/calls/errors';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import type { Carrier } from '@/contracts/parcel/parcel';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';
import {
  blank,
  entryOf,
  fieldsOf,
  type Intake,
  type IntakeErrors,
  type IntakeField,
  intakeOf,
  unfinished,
} from './intake';
import { looksOf } from './looks';

/** What lies on the counter: a parcel as it is being typed, and what is wrong with it. */
export interface OnDesk {
  intake: Intake;
  photo: File | null;
  errors: IntakeErrors;
}

/** What the desk does its work with. */
export interface DeskTools {
  /** As it stands in this very event: a key may come before what was put is shown. */
  now: () => OnDesk;
  put: (part: Partial<OnDesk>) => void;
  known: (intake: Intake) => { carrier: Carrier | undefined; dropId: string | null };
  fieldText: (error: Omit<FieldError, 'message'>) => string;
  /** Takes an entry, and never gives it back by itself. */
  add: (entry: Draft) => void;
  learn: (code: string, carrier: Carrier) => void;
  focus: (field: IntakeField) => void;
  isAt: (field: IntakeField) => boolean;
}

/** Who of the unit's people the parcel is for, as far as what it was found by tells. */
const nameFor = (people: string[], typed: string) =>
  (typed && people.find((name) => name.includes(typed))) || people[0] || '';

/** A number with the look of a unit's that nobody has said to be a number. */
const isDoubtful = ({ parcelCode, confirmed }: Intake) =>
  parcelCode !== confirmed && looksOf(parcelCode) === 'unit';

/** What was entered beside the field that it belongs to. */
function strangeIn(intake: Intake): { errors: IntakeErrors } | undefined {
  const error = { code: 'looksLikeUnit', message: '' };
  if (isDoubtful(intake)) return { errors: { parcelCode: error } };
  return looksOf(intake.recipientName) === 'unit'
    ? { errors: { recipientName: error } }
    : undefined;
}

/**
 * One parcel after another, whatever comes in whatever order: each goes under the unit that was named for
 * it last, or waits with what was asked about it; none is typed over. Nothing of a parcel stands after it.
 */
export function intakeDesk({ now, put, focus, ...tools }: DeskTools) {
  function change(part: Partial<Intake>, ...touched: IntakeField[]) {
    const { intake, errors } = now();
    const left = Object.entries(errors).filter(([name]) => !touched.includes(name as IntakeField));
    put({ intake: { ...intake, ...part }, errors: Object.fromEntries(left) });
  }

  function show(errors: IntakeErrors) {
    put({ errors });
    const [first] = Object.keys(errors);
    if (first) focus(first as IntakeField);
  }

  function clear() {
    const { kind, shelf } = now().intake;
    put({ intake: blank(kind, shelf), photo: null, errors: {} });
  }

  function made(intake: Intake) {
    const known = { ...tools.known(intake), photo: now().photo };
    const strange = strangeIn(intake);
    return { known, ...(strange ?? entryOf(intake, known, tools.fieldText)) };
  }

  /** Takes the parcel although the next one has begun: what is wrong with it is corrected later. */
  function setAside(intake = now().intake) {
    const { known, ...taken } = made(intake);
    tools.add('errors' in taken ? unfinished(intake, known, taken.errors) : taken.entry);
    clear();
  }

  /** The parcel whose number was typed over, although the next one has begun. */
  function setOverAside() {
    const { intake } = now();
    if (intake.over) setAside({ ...intake, parcelCode: intake.over });
  }

  /** Whether what looks like a unit is a number: it stands there, and what is typed over it says no. */
  function ask(parcelCode: string) {
    const { over, unit } = now().intake;
    if (over && !unit) {
      change({ parcelCode: over, over: '' });
      return take(parcelCode);
    }
    setOverAside();
    change({ parcelCode, asked: parcelCode }, 'parcelCode', 'carrier');
    focus('parcelCode');
  }

  /** The unit of the number that stands there. */
  function take(unit: string) {
    name(unit, '');
    focus('parcelCode');
  }

  /** Takes the parcel and makes room for the next, unless something is wrong with it. */
  function save() {
    const { intake } = now();
    if (isDoubtful(intake)) return ask(intake.parcelCode);
    if (intake.over === intake.parcelCode) intake.over = '';
    if (intake.over && !intake.isCorrected) return begin(intake.parcelCode);
    const { known: _, ...taken } = made(intake);
    const { parcelCode, chosenCarrier } = intake;
    if ('errors' in taken) {
      const isEntered = parcelCode !== '' && !taken.errors.parcelCode;
      change({ isEntered, isTried: isEntered && !taken.errors.unitId });
      return show(taken.errors);
    }
    tools.add(taken.entry);
    if (chosenCarrier && parcelCode) tools.learn(parcelCode, chosenCarrier);
    clear();
    focus('unitId');
  }

  /** Takes a number while another one may stand there, which then is the parcel before. */
  function begin(parcelCode: string) {
    setOverAside();
    const { parcelCode: standing } = now().intake;
    if (standing && standing !== parcelCode) setAside();
    change({ unit: '', parcelCode, isEntered: true }, 'parcelCode', 'carrier');
    focus('unitId');
  }

  /** What is asked about is the unit, where something else is done than to say no. */
  function takeAsked() {
    const { asked } = now().intake;
    if (asked) change({ unit: asked, recipientName: '', parcelCode: '', asked: '' }, 'unitId');
  }

  /** As it was before something was typed where it does not belong, unless that is gone by now. */
  function restore(before: Intake) {
    if (now().intake.id === before.id) put({ intake: before });
    else change({ unit: '', parcelCode: '', recipientName: '', note: '' });
  }

  /**
   * The unit as it is typed or chosen; `typed` where it was found for what stood there. A unit that was
   * found for what does not stand there any more is another parcel's.
   */
  function name(unit: UnitOption | string, typed: string) {
    if (typed && now().intake.unit !== typed) return;
    if (!typed && unit && now().intake.isTried) setAside();
    const { unit: before, recipientName, parcelCode, asked, over, isEntered } = now().intake;
    const known = typeof before === 'string' ? recipientName : '';
    // Whoever is found late does not come between the letters of another name.
    const isWritten = typed !== '' && tools.isAt('recipientName');
    const found = typeof unit === 'string' ? '' : known || nameFor(unit.people, typed.trim());
    const isFirst = !before && parcelCode !== '';
    const isAnother = !typed && asked !== '' && asked === parcelCode;
    const number = isAnother ? { parcelCode: '', asked: '' } : { isEntered: isEntered || isFirst };
    const back =
      over && !parcelCode && !typed ? { parcelCode: over, over: '', isEntered: true } : number;
    change(
      { unit, recipientName: isWritten ? recipientName : found, ...back },
      'unitId',
      'recipientName',
    );
  }

  return {
    change,
    begin,
    save,
    setAside,

    /** What is shown, whatever is left out or looks like something else. */
    saveAsShown() {
      change({ confirmed: now().intake.parcelCode });
      save();
    },

    /** The carrier that was asked for. */
    answer(chosenCarrier: Carrier) {
      change({ chosenCarrier }, 'carrier');
      save();
    },

    /** The carrier is asked for, and the next parcel begun: the letter under way is its unit's. */
    passOver() {
      setAside();
      focus('unitId');
    },

    name,

    /**
     * The same unit for the next parcel: the one that stands where the parcel before waits for an answer,
     * else the last.
     */
    nameAgain(last: UnitOption | string | undefined) {
      takeAsked();
      const { unit, isEntered } = now().intake;
      const again = unit || last;
      if (!again) return;
      if (isEntered && unit) setAside();
      if (!unit || isEntered) name(again, '');
      focus('parcelCode');
    },

    /** The number as it is typed. */
    write(parcelCode: string) {
      const { intake, errors } = now();
      const { parcelCode: before, asked, isEntered } = intake;
      const isOver = before.length > 1 && parcelCode.length === 1;
      const isCorrected = errors.parcelCode !== undefined;
      if (isOver && asked === before) takeAsked();
      else if (isOver && (isEntered || isCorrected)) change({ over: before, isCorrected });
      const isLeft = parcelCode !== '' && !isOver && isEntered;
      change(
        { parcelCode, allowDuplicate: '', asked: '', isEntered: isLeft },
        'parcelCode',
        'carrier',
      );
    },

    /** A number scanned where none belongs. */
    scanStray(parcelCode: string, before: Intake) {
      restore(before);
      takeAsked();
      const { unit, parcelCode: standing } = now().intake;
      if (!unit || (standing && standing !== parcelCode)) return begin(parcelCode);
      change({ parcelCode }, 'parcelCode', 'carrier');
      save();
    },

    /** What looks like a unit, entered where none belongs. */
    nameStray(text: string, before: Intake) {
      restore(before);
      const { unit, parcelCode, asked } = now().intake;
      const hasNumber = parcelCode !== '' && parcelCode !== asked;
      if (hasNumber && !unit) return take(text);
      if (hasNumber) setAside();
      ask(text);
    },

    /** Brings a refused entry back to be corrected. */
    correct(entry: Entry) {
      const errors = entry.error ? fieldsOf(entry.error) : {};
      const isEntered = !errors.parcelCode;
      put({ intake: { ...intakeOf(entry), isEntered }, photo: entry.photo });
      show(errors);
      return errors;
    },
  };
}
