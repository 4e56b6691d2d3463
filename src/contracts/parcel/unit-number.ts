import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { normalThai } from '@/contracts/kit/text/thai-text';

/** A unit's number as it is compared: however it was spaced, cased or hyphenated, in whichever digits. */
export const bareUnit = (number: string) =>
  thaiDigits(normalThai(number))
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '');

/**
 * The unit that is meant by a number for sure: the one that is written so, else the only one of that
 * number. Part of a number names none.
 */
export function unitNamed<U extends { number: string }>(
  units: readonly U[],
  typed: string,
): U | undefined {
  const bare = bareUnit(typed);
  if (!bare) return undefined;
  const written = thaiDigits(typed.trim()).toLowerCase();
  const named = units.filter(({ number }) => bareUnit(number) === bare);
  return named.length === 1
    ? named[0]
    : named.find(({ number }) => number.toLowerCase() === written);
}

/** The unit that alone is found, where what is typed is the whole last part of its number: `101` of `99/101`. */
export function soleEnding<U extends { number: string }>(
  [only, another]: readonly U[],
  typed: string,
): U | undefined {
  const bare = bareUnit(typed);
  const number = bareUnit(only?.number ?? '');
  if (another || !/^\d/.test(bare) || !number.endsWith(bare)) return undefined;
  return /\D$/.test(number.slice(0, -bare.length)) ? only : undefined;
}

const unitLooks = [/^\p{L}?\d[\d/]{0,6}\p{L}?$/u, /^[\p{L}\p{M}]{2,6}\d{1,4}(\/\d{1,4})?\p{L}?$/u];

/**
 * Whether a text has the look of a unit's number, `A-0504`, `99/12`, `PH01`, `12B`: some letters, then a
 * few digits. No carrier's numbers are as short.
 */
export const looksLikeUnit = (text: string): boolean =>
  unitLooks.some((look) => look.test(bareUnit(text)));
