import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** All columns of tables whose rows are somebody's, and go with them. */
export const whole = (...tables: readonly PgTable[]): PgColumn[] =>
  tables.flatMap((table) => Object.values(getTableColumns(table)));
