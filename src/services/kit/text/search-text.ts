import { like, or, type SQL, sql } from 'drizzle-orm';
import { normalThai } from '@/contracts/kit/text/thai-text';
import { contains } from '@/services/kit/text/thai-text';
import { sqlBareNumber } from '@/services/kit/text/unit-number';

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

/** An SQL expression has the text in it, also where that is a unit's number without its separators. */
export const mentions = (expression: string, text: string): SQL | undefined => {
  const folded = sqlFold(expression);
  const pattern = contains(fold(text));
  return or(...[folded, sqlBareNumber(folded)].map((one) => like(sql.raw(one), pattern)));
};
