import * as z from 'zod';
import { typed } from '@/contracts/kit/fields/limited';
import { typedFigures } from '@/contracts/kit/text/typed-figures';

/** All of a whole; a basis point is a hundredth of a percent. */
export const wholeBasisPoints = 10_000;

/**
 * The share of a sum in satang, to the nearest satang, half of one upwards: the one rule by which
 * money is rounded.
 */
export const shareOf = (satang: number, basisPoints: number): number =>
  Math.floor((satang * basisPoints + wholeBasisPoints / 2) / wholeBasisPoints);

/** A sum parted by a share; both parts together are the sum again. */
export function parted(satang: number, basisPoints: number): { share: number; rest: number } {
  const share = shareOf(satang, basisPoints);
  return { share, rest: satang - share };
}

/** Hundredths of a number as people type it (`1,250.5`, `๑๒.๕`); undefined when it is none. */
function readHundredths(typed: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typedFigures(typed)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Satang in baht, `1,250.50`. */
export const showBaht = (satang: number): string => exact.format(satang / 100);

/** Basis points in percent, `12.5`. */
export const showPercent = (basisPoints: number): string => String(basisPoints / 100);

/**
 * A share that was reckoned, from basis points, to one decimal everywhere. Never more than it is: what lacks a little of
 * a quorum or of all does not read as if it had reached it.
 */
export const showShare = (basisPoints: number): string =>
  `${Math.floor(Math.min(basisPoints, 10_000) / 10) / 10}%`;

/** A number that is typed with two decimals at most, or that was read in its hundredths. */
const hundredths = (most: number, code: string) =>
  z.union([typed(20), z.number().int()]).transform((given, context) => {
    const value = typeof given === 'number' ? given : readHundredths(given);
    if (value !== undefined && value >= 0 && value <= most) return value;
    const isEmpty = typeof given === 'string' && !given.trim();
    context.addIssue({ code: 'custom', message: isEmpty ? 'required' : code });
    return z.NEVER;
  });

/** A sum as it is typed in baht, or as it was read, in satang; kept in satang, `most` at most. */
export const baht = (most: number) => hundredths(most, 'baht');

/** A share as it is typed in percent, or as it was read, in basis points; kept in these. */
export const percent = hundredths(wholeBasisPoints, 'percent');
