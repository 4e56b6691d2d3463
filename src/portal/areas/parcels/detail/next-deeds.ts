import type { Parcel } from '@/contracts/parcel/parcel';
import type { Opened } from './ChangeOf';

/** What usually comes next while it cannot be handed over, and what beside that; the first that is possible. */
const usual = ['readdress', 'cancelProblem'] as const;
const besides = ['undoHandOver', 'prepareBooking', 'tell'] as const;

/** Which of the possible changes are in sight, and which behind the menu. */
export function nextDeeds(possible: Opened[], { problem }: Parcel, mayHandOver: boolean) {
  const isNext = (name: Opened) => name !== 'readdress' || problem === 'wrong_unit';
  const first = mayHandOver
    ? undefined
    : usual.find((name) => possible.includes(name) && isNext(name));
  const beside = besides.find((name) => possible.includes(name));
  return { first, beside, others: possible.filter((name) => name !== first && name !== beside) };
}
