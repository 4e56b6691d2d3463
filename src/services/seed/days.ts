const dayMs = 86_400_000;
const bangkokMs = 7 * 3_600_000;

/** When the day began in Bangkok, milliseconds since 1970; Thailand keeps no summer time. */
export const startOfBangkokDay = (now: number) =>
  Math.floor((now + bangkokMs) / dayMs) * dayMs - bangkokMs;

/** Milliseconds since 1970 of a time of a day some days before `today`. */
export const daysBefore = (today: number, days: number, minutes = 0) =>
  today - days * dayMs + minutes * 60_000;

export const iso = (at: number) => new Date(at).toISOString();

/** The calendar day in Bangkok at an instant, `2026-11-20`. */
export const bangkokDate = (at: number) => iso(at + bangkokMs).slice(0, 10);
