import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import type { CourierDrop } from '@/contracts/parcel/intake';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';
import { useErrorText, useFieldText } from '@/portal/kit/calls/use-error-text';
import { useKeptInput } from '@/portal/kit/form/kept-input';
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
} from './intake';
import { useCarrier } from './use-carrier';

/** The parcel being typed: what is wrong with it, and the entry that it becomes. */
export function useIntake(options: {
  /** The courier's drop that it is scanned against. */
  drop: CourierDrop | undefined;
  /** Takes the finished entry; answers why it was refused. */
  add: (entry: Draft) => Promise<ApiError | undefined>;
  added: () => void;
  wrong: (field: IntakeField) => void;
}) {
  const { drop } = options;
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const kept = useKeptInput<Intake>('parcels/receive');
  const [intake, setIntake] = useState(blank);
  const [photo, setPhoto] = useState<File | null>(null);
  const [errors, setErrors] = useState<IntakeErrors>({});
  const [saving, setSaving] = useState(false);
  const { learn, ...carriers } = useCarrier(intake, drop);

  const { restored } = kept;
  useEffect(() => {
    if (restored) setIntake({ ...blank(), ...restored });
  }, [restored]);

  // A key may come before what was put is rendered.
  const latest = useRef(intake);
  latest.current = intake;
  const put = (next: Intake) => {
    latest.current = next;
    setIntake(next);
    kept.keep(next);
  };

  function change(part: Partial<Intake>, ...touched: IntakeField[]): Intake {
    const next = { ...latest.current, ...part };
    put(next);
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !touched.includes(name as IntakeField)),
      ),
    );
    return next;
  }

  function show(found: IntakeErrors) {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) options.wrong(first as IntakeField);
  }

  function showRefusal(error: ApiError) {
    const found = fieldsOf(error);
    show(found);
    if (Object.keys(found).length === 0 || found.dropId) notice.error(errorText(error));
  }

  async function save(now: Intake = intake, carrier = carriers.carrier) {
    if (saving) return;
    const made = entryOf(now, { carrier, dropId: drop?.id ?? null, photo }, fieldText);
    if ('errors' in made) return show(made.errors);
    setSaving(true);
    const refused = await options.add(made.entry).finally(() => setSaving(false));
    if (refused) return showRefusal(refused);
    const code = made.entry.draft.parcelCode;
    if (now.chosenCarrier && code) learn(code, now.chosenCarrier);
    put(blank(now.kind, now.shelf));
    setPhoto(null);
    setErrors({});
    options.added();
  }

  /** Brings a refused entry back to be corrected. */
  function take(entry: Entry) {
    put(intakeOf(entry));
    setPhoto(entry.photo);
    if (entry.error) showRefusal(entry.error);
  }

  return {
    ...carriers,
    intake,
    change,
    photo,
    setPhoto,
    errors,
    save,
    saving,
    take,
    touched: isTouched(intake) || photo !== null,
  };
}
