import { thaiDigits } from './thai-digits';

/** Thousands as they are parted by commas, and nothing else with one: `12,50` is no `1,250`. */
const grouped = /(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])/g;

/** What is typed as a number, in Arabic digits, without spaces and the commas between thousands; any other comma stays. */
export const typedFigures = (typed: string): string =>
  thaiDigits(typed)
    .replace(/\s/g, '')
    .replace(grouped, (whole) => whole.replaceAll(',', ''));
