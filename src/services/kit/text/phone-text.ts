import common from '@locales/th/common.json';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PhoneLine, phoneLines, showPhoneLine } from '@/contracts/kit/fields/phone-line';

/** Stored phone lines as they are looked for: as they are dialled here, with hyphens and without. */
export const phoneText = (stored: SQLWrapper): SQL => {
  const local = sql`replace(${stored}::text, '+66', '0')`;
  return sql`${local} || regexp_replace(${local}, '(0\\d{1,2})(\\d{3})(\\d{4})', '\\1-\\2-\\3', 'g')`;
};

/** Numbers as Thai readers of a file or of the log see them. */
export const writtenPhones = (kept: string | PhoneLine | readonly PhoneLine[]): string =>
  phoneLines(kept)
    .map((line) => showPhoneLine(line, common.phone.ext))
    .join(', ');
