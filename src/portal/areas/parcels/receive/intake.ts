import { uuidv7 } from 'uuidv7';
import type { ApiError, FieldError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
import { tidyCode } from '@/contracts/parcel/carrier';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { type Carrier, type ParcelKind, parcelDraft } from '@/contracts/parcel/parcel';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';

/** What the next parcel begins with; its kind and its place are the last parcel's. */
export const blank = (kind: ParcelKind = 'box', shelf = '') => ({
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
  /** Of an entry that is corrected: when it was typed first. */
  typedAt: '',
});

/** One parcel as it is being typed. */
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
export type IntakeErrors = Partial<Record<IntakeField, FieldError>>;

/** Whether anything is typed that was not in the form from the beginning. */
export const isTouched = ({ unit, parcelCode, recipientName, note }: Intake) =>
  Boolean(unit || parcelCode || recipientName || note);

/** Errors of the call's first parcel by the form's fields: `parcels.0.unitId` is `unitId`. */
const ownFields = (fields: Record<string, FieldError>): IntakeErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, error]) => [path.replace(/^parcels\.0\./, ''), error]),
  );

/** A refusal by the form's fields, the photo's among them. */
export const fieldsOf = (error: ApiError): IntakeErrors =>
  error.code.startsWith('UPLOAD_') ? { photo: error } : ownFields(error.fields ?? {});

const withTypedUnit = parcelDraft.omit({ unitId: true, recipientName: true });

/** The entry that the typed parcel becomes, or what is wrong with it, by field. */
export function entryOf(
  { unit, chosenCarrier: _, ...typed }: Intake,
  known: { carrier: Carrier | undefined; dropId: string | null; photo: File | null },
  fieldText: (error: Omit<FieldError, 'message'>) => string,
): { entry: Draft } | { errors: IntakeErrors } {
  const { photo, ...rest } = known;
  const draft = { ...typed, ...rest, parcelCode: tidyCode(typed.parcelCode) };
  // Of a unit that is yet to be looked up the recipient may be, too.
  const parsed =
    typeof unit === 'string'
      ? withTypedUnit.safeParse(draft, { reportInput: true })
      : parcelDraft.safeParse({ ...draft, unitId: unit?.id }, { reportInput: true });
  if (!parsed.success) return { errors: ownFields(fieldErrors(parsed.error.issues, fieldText)) };
  const { id, recipientName } = typed;
  const typedAt = typed.typedAt || new Date().toISOString();
  const made = { id, draft: { ...parsed.data, recipientName }, unit: unit ?? '', photo, typedAt };
  return { entry: made };
}

/** A refused entry as the form shows it again. */
export function intakeOf({ id, unit, draft, typedAt }: Entry): Intake {
  const { recipientName, parcelCode = '', carrier: chosenCarrier, note = '' } = draft;
  const { kind, shelf = '', allowDuplicate = '' } = draft;
  const typed = { recipientName, parcelCode, chosenCarrier, note, allowDuplicate };
  return { ...blank(kind, shelf), ...typed, id, unit, typedAt };
}
