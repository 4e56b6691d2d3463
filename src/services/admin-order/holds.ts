import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A list of texts or ids in a column that holds one of them. */
export const holds = (column: PgColumn, value: string): SQL =>
  sql`${column} @> ${JSON.stringify([value])}::jsonb`;
