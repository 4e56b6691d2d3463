/** The years that a day or an instant may be in, Gregorian: beyond them it was mistyped. */
const [first, last] = [1900, 2200];

/** Whether a day or an instant, `2026-11-20…`, is in a year that the product knows. */
export const isKnownYear = (written: string): boolean => {
  const year = Number(written.slice(0, 4));
  return year >= first && year <= last;
};
