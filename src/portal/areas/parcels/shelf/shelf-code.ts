import { tidyCode } from '@/contracts/parcel/carrier';

const prefix = 'SHELF-';

/** What a place's label bears as bars; `undefined` where its name has what Code 128 cannot hold. */
export const shelfCode = (place: string): string | undefined =>
  /^[\x21-\x7e ]+$/.test(place) ? prefix + tidyCode(place) : undefined;

/** The place that a scanned code is the label of, by the name that it is known by. */
export function shelfOf(code: string, known: readonly string[]): string | undefined {
  if (!code.startsWith(prefix)) return undefined;
  const bare = code.slice(prefix.length);
  return known.find((place) => tidyCode(place) === bare) ?? bare;
}

/** The place whose label was scanned, or whose name was typed. */
export const placeNamed = (typed: string, known: readonly string[]): string | undefined => {
  const code = tidyCode(typed);
  return shelfOf(code, known) ?? known.find((place) => tidyCode(place) === code);
};

/** The place that was scanned or typed; empty for none. */
export const placeMeant = (typed: string, known: readonly string[]): string =>
  shelfOf(tidyCode(typed), known) ?? typed.trim().toUpperCase();
