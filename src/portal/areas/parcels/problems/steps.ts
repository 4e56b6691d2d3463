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
