/** What an amount goes by: a square metre, a square wah (four of them), a unit, or one sum by the ratios of who pays. */
export const feeBases = ['area', 'wah', 'unit', 'ratio'] as const;
export type FeeBasis = (typeof feeBases)[number];

/** What every unit pays, of each by one price alone: the narrowest rule's that is for it, else the property's. */
export const feeKinds = ['common', 'sinking'] as const;
export type FeeKind = (typeof feeKinds)[number];

export const isFee = (kind: string): kind is FeeKind => feeKinds.some((one) => one === kind);

/** How often a price of a month is billed, and for how many months at once. */
export const feeRhythms = ['month', 'quarter', 'year'] as const;
export type FeeRhythm = (typeof feeRhythms)[number];

export const monthsOf: Readonly<Record<FeeRhythm, number>> = { month: 1, quarter: 3, year: 12 };
