import type { Said } from '@/contracts/parcel/changes';
import type { ChangeName } from '@/contracts/parcel/states';
import { bookingWords } from './booking-words';
import type { Change } from './change';
import { whyNoUndo } from './hand-over';

/** What a change says, and of an appointment what its slot's hours are now. */
type Told<N extends ChangeName> = Said<N> & { hours?: string };

type Effects = { [N in ChangeName]: (told: Told<N>) => Omit<Change, 'id'> };

const noBooking = { bookingDate: null, bookingSlot: null, bookingHours: null };
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
  book: ({ date, slot, hours = '', note }) => ({
    set: { bookingDate: date, bookingSlot: slot, bookingHours: hours },
    event: { detail: bookingWords(date, hours), note },
  }),
  prepareBooking: ({ note }) => ({ event: { note } }),
  cancelBooking: (said) => ({ set: noBooking, event: calledOff(said) }),
  tell: ({ note }) => ({ event: { note } }),
  confirm: ({ note }) => ({ event: { note } }),
};
