/** The month of Bangkok's calendar so many months after now's, before it where negative. */
export function monthFromNow(months: number, now: number = Date.now()): string {
  const here = new Date(now + 7 * 3_600_000);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 7);
}
