import { monthAfter } from '@/contracts/kit/fields/month';

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' });
const dayMs = 86_400_000;

/** The calendar day in Bangkok at an instant, `2026-11-20`. */
export const bangkokDay = (at: Date): string => dayOf.format(at);

/** The UTC instants between which a Bangkok day lies: from the first, up to the second. */
export function bangkokDayRange(day: string): [from: string, to: string] {
  const from = new Date(`${day}T00:00:00+07:00`);
  return [from.toISOString(), new Date(from.getTime() + dayMs).toISOString()];
}

/** The calendar month in Bangkok at an instant, `2026-11`. */
export const bangkokMonth = (at: Date): string => bangkokDay(at).slice(0, 7);

/** The UTC instants between which a month of Bangkok lies: from the first, up to the second. */
export const bangkokMonthRange = (month: string): [from: string, to: string] => [
  bangkokDayRange(`${month}-01`)[0],
  bangkokDayRange(`${monthAfter(month, 1)}-01`)[0],
];

/** The day so many days after another, before it where negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Whole Bangkok days between an instant and now: 1 since yesterday evening. */
export const daysSince = (at: Date, now: Date): number =>
  (Date.parse(bangkokDay(now)) - Date.parse(bangkokDay(at))) / dayMs;

/** The next instant, this one included, at which people may be written to: 8 to 20 o'clock, Bangkok. */
export function nextDaytime(at: Date): Date {
  const [opens, closes] = [1, 13];
  const hour = at.getUTCHours();
  if (hour >= opens && hour < closes) return at;
  const next = new Date(at);
  next.setUTCHours(hour < opens ? opens : opens + 24, 0, 0, 0);
  return next;
}

/** Whether people may be written to at an instant. */
export const isDaytime = (at: Date): boolean => nextDaytime(at) <= at;
