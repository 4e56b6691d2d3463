import { uuidv7 } from 'uuidv7';
import type { ApiError, FieldError } from '@/contracts/kit/calls/errors';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import { tidyCode } from '@/contracts/parcel/carrier';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { type Carrier, type ParcelKind, parcelDraft } from '@/contracts/parcel/parcel';
import type { Entry } from '@/portal/areas/parcels/outbox/outbox';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';

/** What the next parcel begins with; its kind and its place are the last parcel's. */
export const blank = (kind: ParcelKind = 'box', shelf = '') => ({
  /** Kept until the parcel is received, so that a second try is the same parcel. */
  id: uuidv7(),
  /** What is typed, until it is known which unit that is. */
  unit: '' as UnitOption | string,
  recipientName: '',
  parcelCode: '',
  /** The number was entered, or was there before the unit. */
  isEntered: false,
  /** It was entered with its unit, and something else is asked: what is named then is the next one's. */
  isTried: false,
  /** A number that looks like a unit's: it is asked about as long as it stands. */
  asked: '',
  /** The same, once it was said to be a number. */
  confirmed: '',
  /** A number that was entered or refused, while another text is typed over it. */
  over: '',
  /** It was refused: another number in its place is the same parcel's. */
  isCorrected: false,
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

const ofFirst = 'parcels.0.';

/** Errors of the call's first parcel by the form's fields: `parcels.0.unitId` is `unitId`. */
const ownFields = (fields: Record<string, FieldError>): IntakeErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, error]) => [path.replace(ofFirst, ''), error]),
  );

/** A refusal by the form's fields, the photo's among them. */
export const fieldsOf = (error: ApiError): IntakeErrors =>
  error.code.startsWith('UPLOAD_') ? { photo: error } : ownFields(error.fields ?? {});

/** Whoever the unit's people are, and whether the unit is one, the outbox looks up. */
const ofSomeUnit = parcelDraft.omit({ unitId: true, recipientName: true });

interface Known {
  carrier: Carrier | undefined;
  dropId: string | null;
  photo: File | null;
}

/** The entry that the typed parcel becomes, or what is wrong with it, by field. */
export function entryOf(
  { unit, ...typed }: Intake,
  { photo, ...known }: Known,
  fieldText: (error: Omit<FieldError, 'message'>) => string,
): { entry: Draft } | { errors: IntakeErrors } {
  const draft = { ...typed, ...known, parcelCode: tidyCode(typed.parcelCode) };
  const parsed = (unit ? ofSomeUnit : parcelDraft).safeParse(draft, { reportInput: true });
  if (!parsed.success) return { errors: ownFields(fieldErrors(parsed.error.issues, fieldText)) };
  const { id, recipientName } = typed;
  const typedAt = typed.typedAt || new Date().toISOString();
  return { entry: { id, draft: { ...parsed.data, recipientName }, unit, photo, typedAt } };
}

/** The same parcel as one that waits to be corrected. */
export function unfinished(
  { unit, typedAt, id, recipientName, parcelCode, kind, shelf, note }: Intake,
  { carrier = 'other', dropId, photo }: Known,
  errors: IntakeErrors,
): Draft {
  const fields = Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [`${ofFirst}${field}`, error]),
  );
  return {
    id,
    draft: { id, recipientName, parcelCode, kind, shelf, note, carrier, dropId },
    unit,
    photo,
    typedAt: typedAt || new Date().toISOString(),
    error: { code: 'INVALID', status: 400, message: '', fields },
  };
}

/** A refused entry as the form shows it again. */
export function intakeOf({ id, unit, draft, typedAt, error }: Entry): Intake {
  const { recipientName, parcelCode = '', note = '' } = draft;
  const { kind, shelf = '', allowDuplicate = '' } = draft;
  const chosenCarrier = error && fieldsOf(error).carrier ? null : draft.carrier;
  const typed = { recipientName, parcelCode, chosenCarrier, note, allowDuplicate };
  return { ...blank(kind, shelf), ...typed, id, unit, typedAt };
}
