import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { normalThai } from '@/contracts/kit/text/thai-text';

/** What stands between the parts of a unit's number, and is left out or written otherwise by many. */
const separators = String.raw`'[\s./_-]'`;

/** A unit's number without separators, of an SQL expression. */
export const sqlBareNumber = (number: string): string =>
  `regexp_replace(${number}, ${separators}, '', 'g')`;

/** A unit's number as it is looked for: no separators, Arabic digits, upper case (`A-1204` is `A1204`). */
export const bareNumber = (number: SQLWrapper): SQL<string> =>
  sql`upper(translate(regexp_replace(${number}, ${sql.raw(separators)}, '', 'g'), '๐๑๒๓๔๕๖๗๘๙', '0123456789'))`;

/** The same of text: what two writings of one number have in common. */
export const bareNumberOf = (number: string): string =>
  thaiDigits(normalThai(number).replace(/[\s./_-]/g, '')).toUpperCase();
