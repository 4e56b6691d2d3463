import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';
import { useErrorText, useFieldText } from '@/portal/kit/calls/use-error-text';
import { useKeptInput } from '@/portal/kit/form/fields/kept-input';
import { notice } from '@/portal/kit/page/notice';
import {
  blank,
  entryOf,
  fieldsOf,
  type Intake,
  type IntakeErrors,
  type IntakeField,
  intakeOf,
  isTouched,
  unfinished,
} from './intake';
import { useCarrier } from './use-carrier';

export interface Intaking {
  /** The courier's drop that it is scanned against. */
  drop: Parameters<typeof useCarrier>[0];
  dropId: string | null;
  /** Takes an entry, and never gives it back by itself. */
  add: (entry: Draft) => void;
  focus: (field: IntakeField) => void;
}

/** The parcel being typed: what is wrong with it, and the entry that it becomes at once. */
export function useIntake({ drop, dropId, add, focus }: Intaking) {
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { restored, keep } = useKeptInput<Intake>('parcels/intake');
  const [intake, setIntake] = useState(blank);
  const [photo, setPhoto] = useState<File | null>(null);
  const [errors, setErrors] = useState<IntakeErrors>({});
  const { learn, carrierOf } = useCarrier(drop);

  // A key may come before what was put is rendered.
  const latest = useRef(intake);
  latest.current = intake;
  const put = (next: Intake) => {
    latest.current = next;
    setIntake(next);
    keep(next);
  };

  useEffect(() => {
    // What was typed before it came counts.
    if (restored && !isTouched(latest.current)) setIntake(restored);
  }, [restored]);

  function change(part: Partial<Intake>, ...touched: IntakeField[]) {
    put({ ...latest.current, ...part });
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !touched.includes(name as IntakeField)),
      ),
    );
  }

  function show(found: IntakeErrors) {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) focus(first as IntakeField);
  }

  function clear() {
    const { kind, shelf } = latest.current;
    put(blank(kind, shelf));
    setPhoto(null);
    setErrors({});
  }

  /** Takes the parcel and makes room for the next, unless something is wrong with it. */
  function save() {
    const now = latest.current;
    const { carrier } = carrierOf(now);
    const made = entryOf(now, { carrier, dropId, photo }, fieldText);
    if ('errors' in made) return show(made.errors);
    add(made.entry);
    if (now.chosenCarrier && now.parcelCode) learn(now.parcelCode, now.chosenCarrier);
    clear();
    focus('unitId');
  }

  /** Takes the parcel although the next one has begun: what is wrong with it is corrected later. */
  function setAside() {
    const now = latest.current;
    const known = { carrier: carrierOf(now).carrier, dropId, photo };
    const made = entryOf(now, known, fieldText);
    add('errors' in made ? unfinished(now, known, made.errors) : made.entry);
    clear();
  }

  /** The carrier is asked for, and the next parcel begun: the letter under way is its unit's. */
  function passOver() {
    if (!errors.carrier) return;
    setAside();
    focus('unitId');
  }

  /** Where the unit is asked for: of the unit that was asked about just before, else yet of none. */
  function scan(parcelCode: string, asked: string) {
    if (asked) {
      change({ unit: asked, parcelCode });
      return save();
    }
    if (latest.current.parcelCode && latest.current.parcelCode !== parcelCode) setAside();
    change({ unit: '', parcelCode, scannedFirst: true }, 'parcelCode', 'carrier');
  }

  function writeCode(parcelCode: string) {
    const { unit, scannedFirst, parcelCode: before } = latest.current;
    // The first letter over a whole number: it belongs to the next parcel.
    if (unit && scannedFirst && before.length > 1 && parcelCode.length === 1) setAside();
    const isFirst = !latest.current.unit && parcelCode !== '';
    change({ parcelCode, allowDuplicate: '', scannedFirst: isFirst }, 'parcelCode', 'carrier');
  }

  /** Brings a refused entry back to be corrected. */
  function take(entry: Entry) {
    // There before the focus, which selects it.
    flushSync(() => put(intakeOf(entry)));
    setPhoto(entry.photo);
    const found = entry.error ? fieldsOf(entry.error) : {};
    show(found);
    const isBeside = Object.keys(found).some((field) => field !== 'dropId');
    if (entry.error && !isBeside) notice.error(errorText(entry.error));
  }

  return {
    ...carrierOf(intake),
    intake,
    change,
    scan,
    writeCode,
    photo,
    setPhoto,
    errors,
    save,
    passOver,
    take,
    /** As it stands in this very event. */
    latest: () => latest.current,
    isTouched: () => isTouched(latest.current) || photo !== null,
  };
}
