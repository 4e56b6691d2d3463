import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Stored phone lines as they are looked for: as they are dialled here, with hyphens and without. */
export const phoneText = (stored: SQLWrapper): SQL => {
  const local = sql`replace(${stored}::text, '+66', '0')`;
  return sql`${local} || regexp_replace(${local}, '(0\\d{1,2})(\\d{3})(\\d{4})', '\\1-\\2-\\3', 'g')`;
};
