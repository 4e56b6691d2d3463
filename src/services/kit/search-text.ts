import { normalThai } from '@/contracts/kit/thai-text';

const thaiDigits = '๐๑๒๓๔๕๖๗๘๙';

/** Text as it is compared in a search: NFKC, lower case, Thai digits as Arabic ones. */
export const fold = (text: string): string =>
  normalThai(text)
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(thaiDigits.indexOf(digit)))
    .toLowerCase();

/** The same, of an SQL expression. */
export const sqlFold = (expression: string): string =>
  `lower(translate(normalize(${expression}, NFKC), '${thaiDigits}', '0123456789'))`;
