/** Every failure a call can end in: what the services answer, and what the network adds. */
export const errorStatus = {
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
  BUILTIN_ROLE: 409,
  ROLE_IN_USE: 409,
  LAST_ADMIN: 409,
  LAST_PROPERTY_ADMIN: 409,
  OWN_ACCOUNT: 409,
  BEYOND_OWN_RIGHTS: 403,
  PROPERTY_CHANGED: 409,
  LINK_UNKNOWN: 404,
  LINK_EXPIRED: 410,
  LINK_REPLACED: 410,
  LINK_USED: 410,
  PARCEL_HANDED_OVER: 409,
  NEWS_STATE: 409,
  SUGGESTION_STATE: 409,
  REPORT_DECIDED: 409,
  GROUP_IN_USE: 409,
  ORDER_STATE: 409,
  ORDER_NOT_PAID: 409,
  ORDER_REFUND_LATE: 409,
  ORDER_SETTLED: 409,
  COMMISSION_SETTLED: 409,
  COMMISSION_MOVED: 409,
  COMMISSION_NO_RATE: 409,
  COMMISSION_MONTH_OPEN: 409,
  CATEGORY_IN_USE: 409,
  VENDOR_IN_USE: 409,
  VOTE_STATE: 409,
  VOTE_NOTICE: 409,
  VOTE_NO_WEIGHTS: 409,
  VOTE_TOO_EARLY: 409,
  NEWS_OWN_REVIEW: 409,
  NEWS_NOT_APPROVED: 409,
  NEWS_ANNOUNCED: 409,
  PARCEL_WAITING: 409,
  PARCEL_RETURNED: 409,
  PARCEL_CANCELLED: 409,
  PARCEL_PROBLEM: 409,
  PARCEL_GONE: 409,
  PARCEL_NOT_TOLD: 409,
  PARCEL_TOLD: 409,
  PARCEL_CONFIRMED: 409,
  BOOKING_NONE: 409,
  BOOKING_BOOKED: 409,
  BOOKING_PREPARED: 409,
  BOOKING_CANCELLED: 409,
  UNDO_TOO_LATE: 409,
  UNDO_OTHER_PERSON: 403,
  PICKUP_UNKNOWN: 404,
  PICKUP_EXPIRED: 410,
  PICKUP_USED: 409,
  PICKUP_OTHER_PROPERTY: 403,
  PICKUP_GONE: 409,
  DROP_CLOSED: 409,
  CUSTOMER_MERGED: 409,
  CUSTOMER_NOT_MERGED: 409,
  CUSTOMER_ERASED: 409,
  CUSTOMER_LIVES_HERE: 409,
  MEMBER_DECIDED: 409,
  MEMBER_EXPIRED: 409,
  PERIOD_CLOSED: 409,
  ISSUE_RUNNING: 409,
  PERIOD_OPEN: 409,
  PERIOD_AHEAD: 409,
  BILL_CHANGED: 409,
  INVOICE_PAID: 409,
  INVOICE_VOID: 409,
  RECEIPT_VOID: 409,
  ADVANCE_USED: 409,
  NO_SOURCE: 409,
  SOURCE_FAILED: 409,
  PAY_NO_GATEWAY: 409,
  PAY_CLOSED: 409,
  PAY_NOTHING: 409,
  GATEWAY_REFUSED: 403,
  MPAY_AGREES: 409,
  MPAY_UNPOSTED: 409,
  LETTER_OWED: 409,
  LETTER_NOTHING: 409,
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
  SHEET_LONG: 422,
  SHEET_NO_HEADINGS: 422,
  SHEET_HEADING_MISSING: 422,
  SHEET_HEADING_TWICE: 422,
  SHEET_NO_ROWS: 422,
  IMPORT_STATE: 409,
  IMPORT_CHANGED: 409,
  IMPORT_TOUCHED: 409,
  TOO_MANY_TRIES: 429,
  FAILED: 500,
  UNAVAILABLE: 503,
  NETWORK: 0,
  TIMEOUT: 0,
  ABORTED: 0,
} as const;

export type ErrorCode = keyof typeof errorStatus;

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

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code);

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
