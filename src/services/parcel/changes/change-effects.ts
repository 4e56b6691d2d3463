import type { Said } from '@/contracts/parcel/changes';
import type { ChangeName } from '@/contracts/parcel/states';
import { bookingWords } from './booking-words';
import type { Change } from './change';
import { whyNoUndo } from './hand-over';

type Effects = { [N in ChangeName]: (said: Said<N>) => Omit<Change, 'id'> };

const noBooking = { bookingDate: null, bookingSlot: null };
const cancellerNames = { resident: 'ผู้พักอาศัย', office: 'นิติบุคคล', carrier: 'ขนส่ง' } as const;

const calledOff = ({ reasonShort, cancelBy, note }: Said<'cancel'>) => ({
  detail: `${reasonShort} (${cancellerNames[cancelBy]})`,
  note,
});

/** What each change sets beside its state, and what it tells the history. */
export const changeEffects: Effects = {
  undoHandOver: ({ note }) => ({
    set: { handedOverAt: null, handedOverTo: null, handedOverBy: null },
    event: { note },
    refuse: whyNoUndo,
  }),
  giveBack: ({ name, reason, note }) => ({
    set: { reason, problem: null, ...noBooking },
    event: { detail: name, note: [reason, note].filter(Boolean).join(' · ') },
  }),
  cancel: (said) => ({
    set: { reason: said.reasonShort, problem: null, ...noBooking },
    event: calledOff(said),
  }),
  reportProblem: ({ problem, note }) => ({
    set: { problem, reason: note },
    event: { detail: problem, note },
  }),
  cancelProblem: ({ note }) => ({ set: { problem: null, reason: '' }, event: { note } }),
  book: ({ date, slot, note }) => ({
    set: { bookingDate: date, bookingSlot: slot },
    event: { detail: bookingWords(date, slot), note },
  }),
  prepareBooking: ({ note }) => ({ event: { note } }),
  cancelBooking: (said) => ({ set: noBooking, event: calledOff(said) }),
  tell: ({ note }) => ({ event: { note } }),
  confirm: ({ note }) => ({ event: { note } }),
};
