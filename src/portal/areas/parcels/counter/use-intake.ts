import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { ApiError, FieldError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
import { habitOf, likelyCarriers, tidyCode } from '@/contracts/parcel/carrier';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import type { CarrierHabit } from '@/contracts/parcel/intake';
import { type Carrier, type ParcelKind, parcelDraft } from '@/contracts/parcel/parcel';
import { useKeptInput } from '@/portal/kit/kept-input';
import { notice } from '@/portal/kit/notice';
import { useErrorText, useFieldText } from '@/portal/kit/use-error-text';
import { useReader } from '@/portal/kit/use-reader';
import { carrierHabits } from './calls';
import type { Entry } from './outbox';
import type { Draft } from './use-outbox';

/** What the next parcel begins with: the latter two are the last parcel's. */
const blank = (kind: ParcelKind = 'box', shelf = '') => ({
  /** Kept until the parcel is received, so that a second try is the same parcel. */
  id: uuidv7(),
  /** As chosen, or as typed where it could not be looked up. */
  unit: null as UnitOption | string | null,
  recipientName: '',
  parcelCode: '',
  /** What staff chose; `null` leaves it to the number. */
  chosenCarrier: null as Carrier | null,
  kind,
  shelf,
  note: '',
  allowDuplicate: '',
});

export type Intake = ReturnType<typeof blank>;
export type IntakeField =
  | 'unitId'
  | 'recipientName'
  | 'parcelCode'
  | 'carrier'
  | 'shelf'
  | 'note'
  | 'photo'
  | 'dropId';
type Errors = Partial<Record<IntakeField, FieldError>>;

/** The field of the call's first parcel: `parcels.0.unitId` is `unitId`. */
const own = (path: string) => path.replace(/^parcels\.0\./, '') as IntakeField;

const ownFields = (fields: Record<string, FieldError>): Errors =>
  Object.fromEntries(Object.entries(fields).map(([path, error]) => [own(path), error]));

const withTypedUnit = parcelDraft.omit({ unitId: true, recipientName: true });

/** The form's reading of a refusal: by field, the photo's among them. */
const fieldsOf = (error: ApiError): Errors =>
  error.code.startsWith('UPLOAD_') ? { photo: error } : ownFields(error.fields ?? {});

/** The parcel being typed: the carrier guessed, what is wrong, and the entry that it becomes. */
export function useIntake(options: {
  /** The courier's drop that it is scanned against. */
  drop: { id: string; carrier: Carrier } | undefined;
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
  const [errors, setErrors] = useState<Errors>({});
  const [saving, setSaving] = useState(false);
  const [corrected, setCorrected] = useState<CarrierHabit[]>([]);
  const { answer: habits = [] } = useReader(carrierHabits, {});

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

  const fitting = likelyCarriers(intake.parcelCode, [...corrected, ...habits]);
  const ofDrop = drop && (fitting.length === 0 || fitting.includes(drop.carrier)) && drop.carrier;
  const ofNumber = fitting.length === 1 ? fitting[0] : undefined;
  const guessed = ofDrop || (tidyCode(intake.parcelCode) ? ofNumber : 'other');
  const carrier = intake.chosenCarrier ?? guessed;

  function show(found: Errors) {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) options.wrong(first as IntakeField);
  }

  function showRefusal(error: ApiError) {
    const found = fieldsOf(error);
    show(found);
    if (!(Object.keys(found)[0] && !found.dropId)) notice.error(errorText(error));
  }

  async function save(now: Intake = intake, chosen = carrier) {
    if (saving) return;
    const { unit, chosenCarrier, ...typed } = now;
    const code = tidyCode(typed.parcelCode);
    const draft = { ...typed, parcelCode: code, carrier: chosen, dropId: drop?.id ?? null };
    const isTyped = typeof unit === 'string';
    const parsed = isTyped
      ? withTypedUnit.safeParse(draft, { reportInput: true })
      : parcelDraft.safeParse({ ...draft, unitId: unit?.id }, { reportInput: true });
    if (!parsed.success) return show(ownFields(fieldErrors(parsed.error.issues, fieldText)));
    const { recipientName } = typed;
    setSaving(true);
    const entry = { id: now.id, draft: { ...parsed.data, recipientName }, unit: unit ?? '', photo };
    const refused = await options.add(entry).finally(() => setSaving(false));
    if (refused) return showRefusal(refused);
    if (chosenCarrier && code) {
      setCorrected((before) => [{ pattern: habitOf(code), carrier: chosenCarrier }, ...before]);
    }
    put(blank(now.kind, now.shelf));
    setPhoto(null);
    setErrors({});
    options.added();
  }

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

  /** Brings a refused entry back to be corrected. */
  function take({ draft, unit, photo: taken, error, id }: Entry) {
    const { recipientName, parcelCode = '', carrier: chosenCarrier, note = '', shelf = '' } = draft;
    const { kind = 'box', allowDuplicate = '' } = draft;
    const typed = { recipientName, parcelCode, chosenCarrier, note, shelf, kind, allowDuplicate };
    put({ id, unit, ...typed });
    setPhoto(taken);
    if (error) showRefusal(error);
  }

  return {
    intake,
    change,
    photo,
    setPhoto,
    fitting,
    carrier,
    errors,
    save,
    saving,
    take,
    /** Whether anything is typed that was not in the form from the beginning. */
    touched: Boolean(
      intake.unit || intake.parcelCode || intake.recipientName || intake.note || photo,
    ),
  };
}
