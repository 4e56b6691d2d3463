import texts from '@locales/th/errors.json';
import { errorWords, fieldErrorWords } from '@/contracts/features/error-words';
import {
  type ApiError,
  type ErrorCode,
  type ErrorDetails,
  type FieldError,
  generalErrors,
} from '@/contracts/kit/calls/errors';
import { writeDay } from '@/contracts/kit/text/written-day';
import { thaiMonth } from '@/services/kit/text/thai-text';

type Words = Readonly<Record<string, string>>;

/** Days and months are written in the Buddhist era. */
function said(value: string): string {
  if (/^\d{4}-\d\d$/.test(value)) return thaiMonth(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? writeDay(value, 'buddhist') : value;
}

const fill = (text: string, details: ErrorDetails = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => said(String(details[name] ?? '')));

const { fields, ...general }: { fields: Words } & Record<string, string | Words> = texts;

/** The Thai words for a field's error code. */
export const sayField = ({ code, details }: Omit<FieldError, 'message'>) =>
  fill(fields[code] ?? fieldErrorWords[code]?.th ?? texts.fields.invalid, details);

/** A refusal: thrown by a handler, answered with the code's status, Thai message and field errors. */
export class Problem extends Error {
  readonly fields: Record<string, FieldError> | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly details?: ErrorDetails,
    fields?: Record<string, Omit<FieldError, 'message'>>,
    readonly conflict?: ApiError['conflict'],
  ) {
    super(fill(String(general[code] ?? errorWords[code]?.th ?? code), details));
    this.name = 'Problem';
    this.fields =
      fields &&
      Object.fromEntries(
        Object.entries(fields).map(([path, error]) => [
          path,
          { ...error, message: sayField(error) },
        ]),
      );
  }

  get status(): number {
    const { code } = this;
    if (code in generalErrors) return generalErrors[code as keyof typeof generalErrors];
    return errorWords[code]?.status ?? 409;
  }

  /** As it crosses the wire. */
  body(): Omit<ApiError, 'status'> {
    const { code, message, details, fields, conflict } = this;
    return {
      ...{ code, message },
      ...(details && { details }),
      ...(fields && { fields }),
      ...(conflict && { conflict }),
    };
  }
}

/** One field is wrong. */
export const invalidField = (path: string, code: string, details?: ErrorDetails) =>
  new Problem('INVALID', undefined, { [path]: { code, ...(details && { details }) } });
