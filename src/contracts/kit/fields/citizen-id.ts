import * as z from 'zod';
import { typed } from '@/contracts/kit/fields/limited';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';

/** Whether these are thirteen digits of which the last one checks the others: a citizen ID or a tax ID of Thailand. */
export function hasCheckDigit(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 12)].reduce(
    (all, digit, at) => all + Number(digit) * (13 - at),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

/** The thirteen digits of a Thai citizen ID as people type it; undefined where its check digit is wrong. */
export function readCitizenId(typed: string): string | undefined {
  const digits = thaiDigits(typed).replace(/[\s-]/g, '');
  return hasCheckDigit(digits) ? digits : undefined;
}

const grouped = (id: string) => id.replace(/^(.)(.{4})(.{5})(.{2})(.)$/, '$1-$2-$3-$4-$5');

/** As it is written on the card: `1-2345-67890-12-3`. */
export const showCitizenId = grouped;

/**
 * Two digits shown, `x-xxxx-xxxxx-12-x`, and not the one that proves a guess of the others; what is masked
 * already stays as it is.
 */
export const maskCitizenId = (id: string): string =>
  /^\d{13}$/.test(id) ? grouped(`${'x'.repeat(10)}${id.slice(10, 12)}x`) : id;

/** A passport's number as people type it; undefined where it cannot be one. */
export function readPassport(typed: string): string | undefined {
  const number = thaiDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{5,20}$/.test(number) ? number : undefined;
}

/** All but the last two letters hidden: `xxxxx67`. */
export const maskPassport = (number: string): string =>
  number.replace(/^[A-Z0-9]+(?=.{2}$)/, (hidden) => 'x'.repeat(hidden.length));

const masked = /^x[x-]{1,20}[A-Z0-9]{2,3}(-[0-9x])?$/;

/** A number that is only ever shown masked: left out, or given back as it was shown, it stays. */
const maskedField = (read: (typed: string) => string | undefined, error: string) =>
  typed(40)
    .optional()
    .transform((typed, context): string | undefined => {
      if (typed === undefined || masked.test(typed)) return undefined;
      if (!typed.trim()) return '';
      const number = read(typed);
      if (!number) context.addIssue({ code: 'custom', message: error });
      return number ?? z.NEVER;
    });

export const citizenIdField = maskedField(readCitizenId, 'citizenId');
export const passportField = maskedField(readPassport, 'passport');

/** As they cross the wire: whatever a handler answers, all but the end is hidden. */
export const hiddenCitizenId = z.string().overwrite(maskCitizenId);
export const hiddenPassport = z.string().overwrite(maskPassport);
