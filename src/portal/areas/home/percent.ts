/** A share in percent, rounded half up; only all is 100. */
export function percentOf(part: number, whole: number): string {
  if (whole <= 0) return '–';
  const percent = Math.round((100 * part) / whole);
  return `${part >= whole ? 100 : Math.min(99, percent)}%`;
}
