import type { PropertyDimension } from '@/contracts/content/targets';

/** The most that may be asked of who pays late: percent a year, simple. */
export interface SurchargeLaw {
  surchargeRate: number;
  /** For what is unpaid so many months and more. */
  surchargeLateRate: number;
  surchargeLateMonths: number;
}

export const surchargeLaw: Record<PropertyDimension, SurchargeLaw> = {
  /** Condominium Act B.E. 2522, s.18/1, as amended in 2551. */
  condo: { surchargeRate: 12, surchargeLateRate: 20, surchargeLateMonths: 6 },
  /** Land Allocation Act B.E. 2543, s.50: as the committee says, 10 at the most, however late. */
  village: { surchargeRate: 10, surchargeLateRate: 10, surchargeLateMonths: 6 },
};

type Asked = Record<'surchargeRate' | 'surchargeLateRate', string> & {
  surchargeLateMonths: number;
};

/** Which of the fields goes beyond the law of a kind of property, with the bound that it has to keep. */
export function beyondLaw(
  asked: Asked,
  dimension: PropertyDimension,
): { field: keyof SurchargeLaw; bound: number } | undefined {
  const law = surchargeLaw[dimension];
  for (const field of ['surchargeRate', 'surchargeLateRate'] as const) {
    if (Number(asked[field]) > law[field]) return { field, bound: law[field] };
  }
  // Only the rate that may be asked from the first day on may begin earlier.
  const isEarly = asked.surchargeLateMonths < law.surchargeLateMonths;
  if (isEarly && Number(asked.surchargeLateRate) > law.surchargeRate) {
    return { field: 'surchargeLateMonths', bound: law.surchargeLateMonths };
  }
  return undefined;
}
