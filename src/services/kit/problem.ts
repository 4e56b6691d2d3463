import texts from '@locales/th/errors.json';
import {
  type ApiError,
  type ErrorCode,
  type ErrorDetails,
  errorStatus,
  type FieldError,
} from '@/contracts/kit/errors';
import { writeDay } from '@/contracts/kit/thai-day';

/** Days are written in the Buddhist era. */
const said = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? writeDay(value, 'buddhist') : value;

const fill = (text: string, details: ErrorDetails = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => said(String(details[name] ?? '')));

/** The Thai words for a field's error code. */
export const sayField = (error: Omit<FieldError, 'message'>) =>
  fill((texts.fields as Record<string, string>)[error.code] ?? texts.fields.invalid, error.details);

/** A refusal: thrown by a handler, answered with the code's status, Thai message and field errors. */
export class Problem extends Error {
  readonly fields: Record<string, FieldError> | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly details?: ErrorDetails,
    fields?: Record<string, Omit<FieldError, 'message'>>,
    readonly conflict?: ApiError['conflict'],
  ) {
    super(code in texts ? fill(texts[code as keyof typeof texts] as string, details) : code);
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
    return errorStatus[this.code];
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
