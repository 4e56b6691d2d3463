import { showShare } from '@/contracts/kit/fields/satang';

/** A share in percent; none of nothing. */
export const percentOf = (part: number, whole: number): string =>
  whole <= 0 ? '–' : showShare((10_000 * part) / whole);
