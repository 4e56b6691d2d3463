import type { ErrorCode } from '@/contracts/kit/calls/errors';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import type { Permission } from '@/contracts/kit/feature/permissions';

/** Whose hands the parcel is in. */
export const parcelStatuses = [
  'waiting',
  'handed_over',
  'returned',
  'cancelled',
  'problem',
] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

export const parcelMeanings = {
  waiting: 'off',
  handed_over: 'done',
  returned: 'off',
  cancelled: 'off',
  problem: 'failed',
} as const satisfies Meanings<ParcelStatus>;

/** Whether the resident has said when they come for it. */
export const bookingStatuses = ['none', 'booked', 'prepared', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Whether the resident knows of it. */
export const userStatuses = ['not_told', 'told', 'confirmed'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const problemKinds = ['damaged', 'wrong_unit', 'unclaimed', 'missing'] as const;

/** Everything that a parcel's history can tell. */
export const parcelActions = [
  'received',
  'handed_over',
  'hand_over_undone',
  'returned',
  'cancelled',
  'problem',
  'problem_cancelled',
  'booked',
  'booking_prepared',
  'booking_cancelled',
  'told',
  'reminded',
  'confirmed',
  'shelved',
  'audited',
  'readdressed',
  'printed',
] as const;
export type ParcelAction = (typeof parcelActions)[number];

/** What changes whose hands a parcel is in: the lines of a daily log. */
export const handChanges = [
  'received',
  'handed_over',
  'hand_over_undone',
  'returned',
  'cancelled',
] as const satisfies ParcelAction[];

/** The seconds in which whoever handed a parcel over may take that back. */
export const undoSeconds = 60;

/** What a change may have to say; `answers` in `changes.ts` says how. */
export type Asked = 'name' | 'reason' | 'cancelBy' | 'reasonShort' | 'problem' | 'date' | 'slot';

interface Step<Axis extends string, State> {
  axis: Axis;
  from: readonly State[];
  to: State;
  /** Who may do it. */
  needs: Permission;
  /** What the call must say besides which parcel. */
  asks: readonly Asked[];
  /** What it leaves in the history. */
  leaves: ParcelAction;
}

/** One change of one of a parcel's three states; the latter two while `during` says where it is. */
export type Transition =
  | Step<'status', ParcelStatus>
  | (Step<'bookingStatus', BookingStatus> & { during: readonly ParcelStatus[] })
  | (Step<'userStatus', UserStatus> & { during: readonly ParcelStatus[] });

/** Every change of state that there is; whatever is not here is refused. */
export const transitions = {
  handOver: {
    axis: 'status',
    from: ['waiting'],
    to: 'handed_over',
    needs: 'parcels:approve',
    asks: ['name'],
    leaves: 'handed_over',
  },
  /** Within `undoSeconds`, by the account that handed it over. */
  undoHandOver: {
    axis: 'status',
    from: ['handed_over'],
    to: 'waiting',
    needs: 'parcels:approve',
    asks: [],
    leaves: 'hand_over_undone',
  },
  giveBack: {
    axis: 'status',
    from: ['waiting', 'problem'],
    to: 'returned',
    needs: 'parcels:edit',
    asks: ['name', 'reason'],
    leaves: 'returned',
  },
  cancel: {
    axis: 'status',
    from: ['waiting', 'problem'],
    to: 'cancelled',
    needs: 'parcels:edit',
    asks: ['cancelBy', 'reasonShort'],
    leaves: 'cancelled',
  },
  reportProblem: {
    axis: 'status',
    from: ['waiting'],
    to: 'problem',
    needs: 'parcels:edit',
    asks: ['problem'],
    leaves: 'problem',
  },
  cancelProblem: {
    axis: 'status',
    from: ['problem'],
    to: 'waiting',
    needs: 'parcels:edit',
    asks: [],
    leaves: 'problem_cancelled',
  },
  /** It is another unit's or person's; a problem other than `wrong_unit` is to be settled first. */
  readdress: {
    axis: 'status',
    from: ['waiting', 'problem'],
    to: 'waiting',
    needs: 'parcels:edit',
    asks: [],
    leaves: 'readdressed',
  },
  book: {
    axis: 'bookingStatus',
    during: ['waiting'],
    from: ['none', 'booked', 'cancelled'],
    to: 'booked',
    needs: 'parcels:edit',
    asks: ['date', 'slot'],
    leaves: 'booked',
  },
  prepareBooking: {
    axis: 'bookingStatus',
    during: ['waiting'],
    from: ['booked'],
    to: 'prepared',
    needs: 'parcels:edit',
    asks: [],
    leaves: 'booking_prepared',
  },
  cancelBooking: {
    axis: 'bookingStatus',
    during: ['waiting', 'problem'],
    from: ['booked', 'prepared'],
    to: 'cancelled',
    needs: 'parcels:edit',
    asks: ['cancelBy', 'reasonShort'],
    leaves: 'booking_cancelled',
  },
  tell: {
    axis: 'userStatus',
    during: ['waiting', 'problem'],
    from: ['not_told'],
    to: 'told',
    needs: 'parcels:edit',
    asks: [],
    leaves: 'told',
  },
  confirm: {
    axis: 'userStatus',
    during: ['waiting', 'problem'],
    from: ['not_told', 'told'],
    to: 'confirmed',
    needs: 'parcels:edit',
    asks: [],
    leaves: 'confirmed',
  },
} as const satisfies Record<string, Transition>;
export type TransitionName = keyof typeof transitions;

/** The changes that many parcels can be put through by one call; the other two have their own. */
export const changeNames = [
  'undoHandOver',
  'tell',
  'confirm',
  'book',
  'prepareBooking',
  'cancelBooking',
  'giveBack',
  'reportProblem',
  'cancelProblem',
  'cancel',
] as const satisfies Exclude<TransitionName, 'handOver' | 'readdress'>[];
export type ChangeName = (typeof changeNames)[number];

/** What a change is refused with by the state that stands in its way; each with `code`, `by`, `at`. */
export const refusals = {
  status: {
    waiting: 'PARCEL_WAITING',
    handed_over: 'PARCEL_HANDED_OVER',
    returned: 'PARCEL_RETURNED',
    cancelled: 'PARCEL_CANCELLED',
    problem: 'PARCEL_PROBLEM',
  },
  bookingStatus: {
    none: 'BOOKING_NONE',
    booked: 'BOOKING_BOOKED',
    prepared: 'BOOKING_PREPARED',
    cancelled: 'BOOKING_CANCELLED',
  },
  userStatus: {
    not_told: 'PARCEL_NOT_TOLD',
    told: 'PARCEL_TOLD',
    confirmed: 'PARCEL_CONFIRMED',
  },
} as const satisfies Record<string, Record<string, ErrorCode>>;

/** The three states that a parcel stands in. */
export interface States {
  status: ParcelStatus;
  bookingStatus: BookingStatus;
  userStatus: UserStatus;
}

/** Why a parcel in these states refuses the change; `undefined` when it allows it. */
export function refusalOf(name: TransitionName, states: States): ErrorCode | undefined {
  const step: Transition = transitions[name];
  if ('during' in step && !step.during.includes(states.status)) {
    return refusals.status[states.status];
  }
  const from: readonly string[] = step.from;
  const state = states[step.axis];
  if (from.includes(state)) return undefined;
  return (refusals[step.axis] as Record<string, ErrorCode>)[state];
}
