import { parcelChangeEndpoints as endpoints, type Said } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ChangeName } from '@/contracts/parcel/states';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';

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
  undoHandOver: ({ id }, { note }) => callEndpoint(endpoints.undoHandOver, { body: { id, note } }),
  giveBack: ({ id }, { name, reason, note }, photo) =>
    callEndpoint(endpoints.giveBack, { body: { id, name, reason, note, photo } }),
  cancel: (parcel, said) =>
    callEndpoint(endpoints.cancel, {
      body: { ...cancelled(parcel, said), type: 'parcel', status: 'cancelled' },
    }),
  cancelBooking: (parcel, said) =>
    callEndpoint(endpoints.cancel, {
      body: { ...cancelled(parcel, said), type: 'booking', bookingStatus: 'cancelled' },
    }),
  reportProblem: ({ id }, { problem, note }, photo) =>
    callEndpoint(endpoints.reportProblem, { body: { id, problem, note, photo } }),
  cancelProblem: ({ id }, { note }) =>
    callEndpoint(endpoints.cancelProblem, { body: { id, note } }),
  book: ({ id }, { date, slot, note }) =>
    callEndpoint(endpoints.book, { body: { id, date, slot, note } }),
  prepareBooking: ({ id }, { note }) =>
    callEndpoint(endpoints.prepareBooking, { body: { id, note } }),
  tell: ({ id }, { note }) =>
    callEndpoint(endpoints.setUserStatus, { body: { id, status: 'told', note } }),
  confirm: ({ id }, { note }) =>
    callEndpoint(endpoints.setUserStatus, { body: { id, status: 'confirmed', note } }),
};
