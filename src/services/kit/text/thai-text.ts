import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A LIKE pattern for a substring in its one form, with what LIKE gives a meaning to escaped. */
export const contains = (text: string) => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** For ORDER BY: Thai dictionary order, numbers by their value (`99/9` before `99/10`). */
export const inThaiOrder = (text: SQLWrapper): SQL => sql`${text} collate "thai_natural"`;

/** A name as it is looked for: without the title that people put before any. */
export const bareName = (typed: string) => typed.trim().replace(/^คุณ\s*/, '');

const moment = new Intl.DateTimeFormat('th-TH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
});

/** A UTC instant as a Thai reader writes it, in Bangkok: `20 พ.ย. 2569 14:05`. */
export const thaiInstant = (instant: string) => moment.format(new Date(instant));

const calendarDay = new Intl.DateTimeFormat('th-TH', {
  dateStyle: 'medium',
  timeZone: 'Asia/Bangkok',
});

/** The Bangkok day of a UTC instant as a Thai reader writes it: `20 พ.ย. 2569`. */
export const thaiDay = (instant: string) => calendarDay.format(new Date(instant));

const calendarMonth = new Intl.DateTimeFormat('th-TH', {
  ...{ month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** A month as a Thai reader writes it: `2026-11` is `พ.ย. 2569`. */
export const thaiMonth = (month: string) => calendarMonth.format(new Date(`${month}-01T00:00:00Z`));
