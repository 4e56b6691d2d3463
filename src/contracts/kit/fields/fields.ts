import * as z from 'zod';
import { isKnownYear } from '@/contracts/kit/fields/known-years';
import { typed } from '@/contracts/kit/fields/limited';
import { normalThai } from '@/contracts/kit/text/thai-text';

/** Marks that turn the text around them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** What is not to be seen. */
const unseen = /[\s\u200b-\u200d\u2060\ufeff]/;

/** Without what is not to be seen before and after it, however much there is: each letter is looked at once. */
function seen(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && unseen.test(text.charAt(from))) from += 1;
  while (to > from && unseen.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

const stored = (value: string) => seen(normalThai(value).replace(directions, ''));

/** Thai text in its one stored form, trimmed, `1` to `max` characters that can be seen. */
export const text = (max: number) => typed(max).transform(stored).pipe(z.string().min(1).max(max));

/** Like `text`, but may be empty or left out; always an empty string then. */
export const optionalText = (max: number) =>
  typed(max).default('').transform(stored).pipe(z.string().max(max));

/** UUID, in small letters as the database writes it: however it is sent, it is the same. */
export const id = z.uuid({ abort: true }).toLowerCase();

/** UTC instant, ISO 8601 with milliseconds and `Z`, in a known year. */
export const instant = z.iso.datetime({ precision: 3 }).refine(isKnownYear, 'invalid');

/** Calendar day in Bangkok, `2026-11-20`, in a known year. */
export const day = z.iso.date().refine(isKnownYear, 'invalid');

/** Addresses are kept in lower case. */
export const email = typed(254)
  .transform((value) => normalThai(value).trim().toLowerCase())
  .pipe(z.string().min(1).max(254).pipe(z.email()));

/** `1`/`0`, `true`/`false`, as a query carries them and a JSON body as numbers too. */
export const flag = z.union([
  z.boolean(),
  z.literal([0, 1]).transform(Boolean),
  z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true'),
]);
export type Flag = z.input<typeof flag>;
