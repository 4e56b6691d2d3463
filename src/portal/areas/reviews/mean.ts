/** The mean of so many stars, with one decimal. */
export const meanOf = ({ count, sum }: { count: number; sum: number }) =>
  count > 0 ? (sum / count).toFixed(1) : '–';
