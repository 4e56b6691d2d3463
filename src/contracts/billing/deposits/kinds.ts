/** What money is left with the office for. */
export const depositKinds = ['renovation', 'card', 'other'] as const;
