/** Square metres in square wah, of which one is four. */
export const wahOf = (metres: string | number) =>
  (Number(metres) / 4).toLocaleString('en-US', { maximumFractionDigits: 2 });
