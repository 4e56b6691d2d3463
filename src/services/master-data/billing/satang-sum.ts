import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The database's sum of satang as an exact number; throws where none can hold it. */
export function exact(value: unknown): number {
  const amount = Number(value ?? 0);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an exact amount: ${value}`);
  return amount;
}

/** The sum of a column of satang, 0 of no rows. */
export const sumOf = (column: SQLWrapper): SQL<number> =>
  sql`coalesce(sum(${column}), 0)`.mapWith(exact);

/** `part` of `whole` of an amount, exact until it is rounded to the satang, half up. */
export function share(amount: bigint, part: bigint, whole: bigint): bigint {
  return (2n * amount * part + whole) / (2n * whole);
}

/** Digits behind the point as a whole number: `34.25` of 2 places is 3425n. */
export function scaled(decimal: string, places: number): bigint {
  const [whole = '0', rest = ''] = decimal.split('.');
  return BigInt(`${whole}${rest.slice(0, places).padEnd(places, '0')}`);
}
