import { guessCarriers } from '@/contracts/parcel/carrier';
import { looksLikeUnit } from '@/contracts/parcel/unit-number';

/** As a scanner types a number whose carrier nobody knows: capitals, and digits enough. */
const looksScanned = (text: string) => /^(?=(?:.*\d){4})[0-9A-Z-]{8,}$/.test(text);

/** What a text is by its looks, wherever it is typed: a parcel's number, a unit's, or neither. */
export function looksOf(text: string): 'parcel' | 'unit' | 'neither' {
  const bare = text.replace(/\s/g, '');
  if (guessCarriers(bare).length > 0) return 'parcel';
  if (looksLikeUnit(bare)) return 'unit';
  return looksScanned(bare) ? 'parcel' : 'neither';
}
