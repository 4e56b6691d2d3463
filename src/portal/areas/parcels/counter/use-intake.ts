import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { ApiError, FieldError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
import { guessCarriers, tidyCode } from '@/contracts/parcel/carrier';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { type Carrier, type Parcel, type ParcelKind, parcelDraft } from '@/contracts/parcel/parcel';
import { insertParcels } from '@/portal/areas/parcels/readers';
import { notice } from '@/portal/kit/notice';
import { useAction } from '@/portal/kit/use-action';
import { useErrorText, useFieldText } from '@/portal/kit/use-error-text';

const blank = {
  unit: null as UnitOption | null,
  recipientName: '',
  parcelCode: '',
  /** What staff chose; `null` leaves it to the number. */
  chosenCarrier: null as Carrier | null,
  kind: 'box' as ParcelKind,
  note: '',
};

export type Intake = typeof blank;
export type IntakeField = 'unitId' | 'recipientName' | 'parcelCode' | 'carrier' | 'kind' | 'note';
type Errors = Partial<Record<IntakeField, string>>;

/** The field of the call's first parcel: `parcels.0.unitId` is `unitId`. */
const own = (path: string) => path.replace(/^parcels\.0\./, '') as IntakeField;

/** The parcel being received: what is typed, the carrier guessed, what is wrong, and how to store it. */
export function useIntake(on: {
  stored: (parcel: Parcel) => void;
  wrong: (field: IntakeField) => void;
}) {
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const [intake, setIntake] = useState(blank);
  const [errors, setErrors] = useState<Errors>({});
  // Kept until the parcel is stored, so that a second try after a lost answer is the same parcel.
  const [id, setId] = useState(uuidv7);

  const carriers = guessCarriers(intake.parcelCode);
  const guessed = intake.parcelCode.trim()
    ? carriers.length === 1
      ? carriers[0]
      : undefined
    : 'other';
  const carrier = intake.chosenCarrier ?? guessed;

  function showErrors(found: Record<string, FieldError>) {
    const shown = Object.entries(found).map(
      ([path, error]) => [own(path), fieldText(error)] as const,
    );
    setErrors(Object.fromEntries(shown));
    const [first] = shown;
    if (first) on.wrong(first[0]);
    return shown.length > 0;
  }

  const [insert, saving] = useAction(insertParcels, {
    done: ([stored]: Parcel[]) => {
      setIntake(blank);
      setErrors({});
      setId(uuidv7());
      if (stored) on.stored(stored);
    },
    onRefused: (error: ApiError) => {
      if (error.fields && showErrors(error.fields)) return true;
      notice.error(errorText(error));
      return true;
    },
  });

  function save() {
    const { unit, chosenCarrier: _, parcelCode, ...typed } = intake;
    const draft = { ...typed, id, unitId: unit?.id, parcelCode: tidyCode(parcelCode), carrier };
    const parsed = parcelDraft.safeParse(draft, { reportInput: true });
    if (!parsed.success) {
      return void showErrors(fieldErrors(parsed.error.issues, fieldText));
    }
    return void insert({ body: { parcels: [parsed.data] } });
  }

  const change = (part: Partial<Intake>, ...corrected: IntakeField[]) => {
    setIntake((before) => ({ ...before, ...part }));
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !corrected.includes(name as IntakeField)),
      ),
    );
  };

  const touched =
    intake.unit !== null ||
    intake.parcelCode !== '' ||
    intake.recipientName !== '' ||
    intake.note !== '';
  return { intake, change, carriers, carrier, errors, save, saving, touched };
}
