/** The UTC instants between which a month of Bangkok (`2026-11`) lies: from the first, up to the second. */
export function bangkokMonthRange(month: string): [from: string, to: string] {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  const start = (monthIndex: number) => {
    const day = new Date(Date.UTC(year, monthIndex, 1)).toISOString().slice(0, 10);
    return new Date(`${day}T00:00:00+07:00`).toISOString();
  };
  return [start(nth - 1), start(nth)];
}

/** The month of Bangkok in which an instant lies, `2026-11`. */
export const bangkokMonth = (at: Date): string =>
  new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 7);

/** The month so many months after another, before it where negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + months, 1)).toISOString().slice(0, 7);
}
