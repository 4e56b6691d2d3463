import type { Declared } from '@/contracts/kit/feature/declared';
import type { Names } from '@/contracts/kit/feature/names';

/** What any call can end in, by its HTTP status: what the services answer, and what the network adds. */
export const generalErrors = {
  INVALID: 400,
  NOT_SIGNED_IN: 401,
  SESSION_ENDED: 401,
  TOKEN_REVOKED: 401,
  WRONG_CREDENTIALS: 401,
  ACCOUNT_INACTIVE: 403,
  FORBIDDEN: 403,
  NO_PROPERTY: 403,
  CHAT_TOKEN: 403,
  BYPASS_EXPIRED: 403,
  BYPASS_USED: 403,
  BYPASS_INVALID: 403,
  BYPASS_UNKNOWN: 403,
  BYPASS_URL: 403,
  NOT_FOUND: 404,
  STALE: 409,
  DUPLICATE: 409,
  TRY_DIFFERS: 409,
  PROPERTY_CHANGED: 409,
  LINK_UNKNOWN: 404,
  LINK_EXPIRED: 410,
  LINK_REPLACED: 410,
  LINK_USED: 410,
  TOO_LARGE: 413,
  UPLOAD_EMPTY: 400,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_TOO_MANY: 400,
  UPLOAD_KIND: 415,
  UPLOAD_PIXELS: 413,
  UPLOAD_EDGE: 413,
  UPLOAD_BROKEN: 422,
  UPLOAD_INCOMPLETE: 400,
  UPLOAD_NO_CROP: 400,
  SHEET_EMPTY: 400,
  SHEET_KIND: 415,
  SHEET_OLD: 415,
  SHEET_MACRO: 415,
  SHEET_NOT_CSV: 415,
  SHEET_NOT_XLSX: 415,
  SHEET_PASSWORD: 422,
  SHEET_BROKEN: 422,
  SHEET_LARGE: 413,
  SHEET_SLOW: 422,
  SHEET_LONG: 422,
  SHEET_NO_HEADINGS: 422,
  SHEET_HEADING_MISSING: 422,
  SHEET_HEADING_TWICE: 422,
  SHEET_NO_ROWS: 422,
  TOO_MANY_TRIES: 429,
  NO_ROOM: 507,
  FAILED: 500,
  TASK_ASIDE: 500,
  UNAVAILABLE: 503,
  NETWORK: 0,
  TIMEOUT: 0,
  ABORTED: 0,
} as const;

type CodesOf<D> = D extends { errors: infer E } ? keyof E & string : never;

/** A failure that any call can end in, or one that a feature declares in its `errors`. */
export type ErrorCode = keyof typeof generalErrors | CodesOf<Declared[keyof Declared]>;

/** A failure of one area in words, with places for its details (`{{number}}`); its status is 409 unless said otherwise. */
export interface FailureWords extends Names {
  status?: number;
}

/** Values that stand in a message's places, for example the receiver's name. */
export type ErrorDetails = Record<string, string | number>;

/** What is wrong with one field: a key of the `errors` texts and the values of its places. */
export interface FieldError {
  code: string;
  message: string;
  details?: ErrorDetails;
}

/** A failed call as it crosses the wire and as the portal keeps it: plain data. */
export interface ApiError {
  code: ErrorCode;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Ready to show, in Thai. */
  message: string;
  details?: ErrorDetails;
  /** The answer ends the session, whatever its status. */
  endsSession?: true;
  /** By the field's path in the body, `items.0.unitId`. */
  fields?: Record<string, FieldError>;
  /** Of a stale edit: the record as it stands now, and what was sent. */
  conflict?: { stored: unknown; sent: unknown };
}

/** Whether it is a failure that any call can end in. */
export const isGeneralError = (code: unknown): code is keyof typeof generalErrors =>
  typeof code === 'string' && Object.hasOwn(generalErrors, code);

/**
 * Whether it can be a code of ours. Which there are is not asked here: the features that declare them
 * would come with every page.
 */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && /^[A-Z]+(_[A-Z]+)*$/.test(code);

/** Thrown by the portal's client; `error` is the plain data. */
export class ApiFailure extends Error {
  constructor(
    readonly error: ApiError,
    options?: ErrorOptions,
  ) {
    super(error.message, options);
    this.name = 'ApiFailure';
  }
}
