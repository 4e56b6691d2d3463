import type { Parcel } from '@/contracts/parcel/parcel';
import type { ChangeName } from '@/contracts/parcel/states';

/** What is done about problems and about parcels that wait too long, the usual first. */
export const steps = [
  'tell',
  'giveBack',
  'cancelProblem',
  'reportProblem',
] as const satisfies ChangeName[];

/** One of them, or the right unit for a parcel of the wrong one. */
export type Step = (typeof steps)[number] | 'readdress';

/** What a parcel is in this list for. */
export const matterOf = ({ status, problem }: Parcel) => {
  if (status === 'problem') return problem ?? 'damaged';
  return status === 'waiting' ? 'overdue' : 'returned';
};

/** What ends it, for each matter; of what went back the slip is left. */
export const endingStep: Readonly<Record<ReturnType<typeof matterOf>, Step | undefined>> = {
  damaged: 'giveBack',
  wrong_unit: 'readdress',
  unclaimed: 'giveBack',
  missing: 'cancelProblem',
  overdue: 'reportProblem',
  returned: undefined,
};
