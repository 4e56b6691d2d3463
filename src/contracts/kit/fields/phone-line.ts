import * as z from 'zod';
import { typed } from '@/contracts/kit/fields/limited';
import { readPhone, showPhone } from '@/contracts/kit/fields/thai-phone';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';

/** Emergency and service numbers: three or four digits that begin with 1. */
const shortNumber = /^1\d{2,3}$/;
const withExtension = /^(.*?)(?:\s*(?:ext\.?|ต่อ|#|分机)\s*(\d{1,6}))?$/i;

/** A number that can be called: a Thai one in E.164 or a short one as it is, and its extension. */
export interface PhoneLine {
  number: string;
  extension: string;
}

/** Reads `191`, `02-123-4567` or `02-123-4567 ext. 5`; undefined when it is none of them. */
export function readPhoneLine(text: string): PhoneLine | undefined {
  const [, called = '', extension = ''] = withExtension.exec(thaiDigits(text).trim()) ?? [];
  const short = called.replace(/[\s-]/g, '');
  const number = shortNumber.test(short) ? short : readPhone(called);
  return number ? { number, extension } : undefined;
}

/** A line as it is written: `191`, `02-123-4567 ext. 5`, with the reader's word before the extension. */
export const showPhoneLine = ({ number, extension }: PhoneLine, ext = 'ext.'): string =>
  [showPhone(number), ...(extension ? [`${ext} ${extension}`] : [])].join(' ');

/** What is kept of numbers, a line each: one number alone, one line, or several. */
export const phoneLines = (kept: string | PhoneLine | readonly PhoneLine[]): PhoneLine[] =>
  (typeof kept === 'string' ? [{ number: kept, extension: '' }] : [kept].flat()).filter(
    ({ number }) => number !== '',
  );

/** What a telephone dials for a line: a pause goes before its extension. */
export const dialled = ({ number, extension }: PhoneLine): string =>
  `tel:${number}${extension && `,${extension}`}`;

/** A line as it is kept and read back. */
export const storedPhoneLine = z.object({
  number: typed(20),
  extension: typed(6),
});

/** A line as people type it, or as it was read; kept as its number and its extension. */
export const phoneLine = z
  .union([typed(60), storedPhoneLine])
  .transform((given, context): PhoneLine => {
    const line = readPhoneLine(typeof given === 'string' ? given : showPhoneLine(given));
    if (!line) context.addIssue({ code: 'custom', message: 'phone' });
    return line ?? z.NEVER;
  });
