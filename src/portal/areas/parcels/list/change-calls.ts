import { parcelChangeEndpoints as endpoints, type Said } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ChangeName } from '@/contracts/parcel/states';
import { apiThunk } from '@/portal/kit/api-thunk';

const undoHandOver = apiThunk('parcels/undoHandOver', endpoints.undoHandOver);
const cancel = apiThunk('parcels/cancel', endpoints.cancel);
const giveBack = apiThunk('parcels/giveBack', endpoints.giveBack);
const reportProblem = apiThunk('parcels/reportProblem', endpoints.reportProblem);
const cancelProblem = apiThunk('parcels/cancelProblem', endpoints.cancelProblem);
const setUserStatus = apiThunk('parcels/setUserStatus', endpoints.setUserStatus);
const book = apiThunk('parcels/book', endpoints.book);
const prepareBooking = apiThunk('parcels/prepareBooking', endpoints.prepareBooking);

type Call = (parcel: Parcel, said: Said, photo?: string | null) => unknown;

const cancelled = (
  { id, status, bookingStatus }: Parcel,
  { cancelBy, reasonShort, note }: Said,
) => ({
  id,
  status,
  bookingStatus,
  cancelBy,
  reasonShort,
  reason: note,
});

/** The call of each change, as a thunk to be dispatched. */
export const changeCalls: Record<ChangeName, Call> = {
  undoHandOver: ({ id }, { note }) => undoHandOver({ body: { id, note } }),
  giveBack: ({ id }, { name, reason, note }, photo) =>
    giveBack({ body: { id, name, reason, note, photo } }),
  cancel: (parcel, said) =>
    cancel({ body: { ...cancelled(parcel, said), type: 'parcel', status: 'cancelled' } }),
  cancelBooking: (parcel, said) =>
    cancel({ body: { ...cancelled(parcel, said), type: 'booking', bookingStatus: 'cancelled' } }),
  reportProblem: ({ id }, { problem, note }, photo) =>
    reportProblem({ body: { id, problem, note, photo } }),
  cancelProblem: ({ id }, { note }) => cancelProblem({ body: { id, note } }),
  book: ({ id }, { date, slot, note }) => book({ body: { id, date, slot, note } }),
  prepareBooking: ({ id }, { note }) => prepareBooking({ body: { id, note } }),
  tell: ({ id }, { note }) => setUserStatus({ body: { id, status: 'told', note } }),
  confirm: ({ id }, { note }) => setUserStatus({ body: { id, status: 'confirmed', note } }),
};
