import type { ErrorCode } from '@/contracts/kit/calls/errors';

/** Records of a property that the caller is not in, and one of the caller's own. */
export interface Theirs {
  property: string;
  parcel: string;
  docCode: string;
  unit: string;
  customer: string;
  stay: string;
  appUser: string;
  drop: string;
  pickUpCode: string;
  notification: string;
  upload: string;
  newMember: string;
  news: string;
  newsTemplate: string;
  account: string;
  category: string;
  categoryGroup: string;
  vendor: string;
  homeService: string;
  review: string;
  rate: string;
  order: string;
  suggestion: string;
  calendarEntry: string;
  post: string;
  postComment: string;
  vote: string;
  session: string;
  view: string;
  role: string;
  invoice: string;
  receipt: string;
  mpay: string;
  settlement: string;
  task: string;
  charge: string;
  meterKind: string;
  reading: string;
  letter: string;
  letterNumber: string;
  invoiceNumber: string;
  letterRun: string;
  plan: string;
  credit: string;
  refund: string;
  cheque: string;
  clearRequest: string;
  bankAccount: string;
  /** It bears `slipReference`. */
  statementLine: string;
  reportEmail: string;
  reportDelivery: string;
  /** The caller's own property and unit, for a call that has to name some. */
  own: {
    property: string;
    unit: string;
    suggestion: string;
    customer: string;
    order: string;
    vote: string;
    homeService: string;
  };
}

export interface Attempt {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
  /**
   * How it is refused; `nothing` is an answer that holds nothing of theirs, `logged` one that is in the audit
   * log too, `unknown` one that gives back the name as unknown, and is in the audit log.
   */
  ends: ErrorCode | 'nothing' | 'logged' | 'unknown';
}

/** The tries of a call, by its name. */
export type Attempts = Record<string, (theirs: Theirs) => Attempt[]>;

/** Of a call that names one record by its address. */
export const byId = (id: string, rest: Partial<Attempt> = {}): Attempt[] => [
  { params: { id }, ends: 'NOT_FOUND', ...rest },
];

/** Of the transfer that their line is. */
export const slipReference = 'SPKSLIP0000000001';

/** Nobody's id. */
export const fresh = '018f0000-0000-7000-8000-00000000fe11';

/** An order that has one of theirs. */
export const twice = (id: string) => ({ ids: [id, fresh] });
