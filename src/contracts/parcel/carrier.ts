import type { Carrier } from '@/contracts/parcel/parcel';

const s10Weights = [8, 6, 4, 2, 3, 5, 9, 7];

/** Whether a number has the shape of the postal unions' S10: two letters, nine digits, a country. */
export const looksLikeS10 = (code: string) => /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(code);

/** Whether an S10 number's ninth digit fits the eight before it. */
export function isS10(code: string): boolean {
  if (!looksLikeS10(code)) return false;
  const sum = s10Weights.reduce((total, weight, at) => total + weight * Number(code[at + 2]), 0);
  const rest = 11 - (sum % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return check === Number(code[10]);
}

const matching = (pattern: RegExp) => (code: string) => pattern.test(code);

/** How each carrier writes its numbers, as seen at Thai counters. */
const habits: [Carrier, (code: string) => boolean][] = [
  ['thailand_post', isS10],
  ['spx', matching(/^SPXTH/)],
  ['kex', matching(/^(KEX|SHP)/)],
  ['ninja_van', matching(/^NV/)],
  ['flash', matching(/^TH[0-9A-Z]{11,13}$/)],
  // Lazada's own riders number theirs like Flash does.
  ['lazada', matching(/^TH[0-9A-Z]{11,13}$/)],
  ['jt', matching(/^(JT[0-9A-Z]+|\d{10,15})$/)],
  ['dhl', matching(/^\d{10}$/)],
];

/** A tracking number as it is stored: no spaces, capital letters. */
export const tidyCode = (typed: string) => typed.replace(/\s+/g, '').toUpperCase();

/** The carriers that write numbers like this one: none when unknown, several when it must be asked. */
export function guessCarriers(typed: string): Carrier[] {
  const code = tidyCode(typed);
  return habits.filter(([, fits]) => fits(code)).map(([carrier]) => carrier);
}

/** A number by its habit: its letters or first two digits, and its length; `TH14`. Empty for none. */
export function habitOf(typed: string): string {
  const code = tidyCode(typed);
  const head = /^[A-Z]{1,5}/.exec(code)?.[0] ?? code.slice(0, 2);
  return code ? `${head}${code.length}` : '';
}

/** Like `guessCarriers`, but what staff of the property chose for such numbers comes before it. */
export function likelyCarriers(
  typed: string,
  habits: readonly { pattern: string; carrier: Carrier }[],
): Carrier[] {
  const pattern = habitOf(typed);
  const chosen = habits.find((habit) => pattern !== '' && habit.pattern === pattern);
  return chosen ? [chosen.carrier] : guessCarriers(typed);
}
