import type { PropertyDimension } from '@/contracts/content/targets';

/** What the law lets a juristic person do about what is late. */
export const lawfulSteps = [
  ...(['clearance', 'surcharge', 'lateSurcharge', 'services', 'vote'] as const),
  ...(['fine', 'use', 'registration'] as const),
] as const;
export type LawfulStep = (typeof lawfulSteps)[number];

interface Lawful {
  step: LawfulStep;
  section: string;
  /** Since the oldest that is unpaid was due; 0 from the day after. */
  months: number;
}

export const arrearsLaw: Record<PropertyDimension, readonly Lawful[]> = {
  /** Condominium Act B.E. 2522, as amended in 2551. */
  condo: [
    { step: 'clearance', section: '29', months: 0 },
    { step: 'surcharge', section: '18/1', months: 0 },
    { step: 'lateSurcharge', section: '18/1', months: 6 },
    { step: 'services', section: '18/1', months: 6 },
    { step: 'vote', section: '18/1', months: 6 },
  ],
  /** Land Allocation Act B.E. 2543. */
  village: [
    { step: 'fine', section: '50', months: 0 },
    { step: 'use', section: '50', months: 3 },
    { step: 'registration', section: '50', months: 6 },
  ],
};
