import * as z from 'zod';
import { typed } from '@/contracts/kit/fields/limited';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';

/** A time of day as people type it (`8.30`, `08:30`, `0830`, `๘.๓๐ น.`), as `08:30`; up to `24:00`. */
export function readTime(typed: string): string | undefined {
  const text = thaiDigits(typed).replace(/น\.?|\s/g, '');
  const [, hours = '', minutes = ''] = /^(\d{1,2})[.:]?(\d\d)$/.exec(text) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined;
}

/** A time of day, kept as `08:30`; may be empty. */
export const optionalTime = typed(20)
  .default('')
  .transform((typed, context) => {
    if (!typed.trim()) return '';
    const time = readTime(typed);
    if (!time) context.addIssue({ code: 'custom', message: 'time' });
    return time ?? z.NEVER;
  });
