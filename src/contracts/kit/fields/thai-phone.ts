import * as z from 'zod';
import { typed } from '@/contracts/kit/fields/limited';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';

/** A Thai number as people type it, in E.164 (`+66812345678`); undefined when it is none. */
export function readPhone(typed: string): string | undefined {
  const digits = thaiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^\+66/, '0');
  // Mobiles begin with 06, 08 or 09 and have ten digits, the others have nine.
  return /^0([689]\d{8}|[2-57]\d{7})$/.test(digits) ? `+66${digits.slice(1)}` : undefined;
}

/** An E.164 number as it is written in Thailand: `081-234-5678`, `02-123-4567`, `053-123-456`. */
export function showPhone(phone: string): string {
  const digits = phone.replace(/^\+66/, '0');
  const parts = /^02/.test(digits)
    ? /^(\d\d)(\d{3})(\d{4})$/.exec(digits)
    : /^(\d{3})(\d{3})(\d{3,4})$/.exec(digits);
  return parts ? parts.slice(1).join('-') : phone;
}

/** A Thai phone number, kept in E.164; may be empty. */
export const optionalPhone = typed(20)
  .default('')
  .transform((typed, context) => {
    if (!typed.trim()) return '';
    const phone = readPhone(typed);
    if (!phone) context.addIssue({ code: 'custom', message: 'phone' });
    return phone ?? z.NEVER;
  });
