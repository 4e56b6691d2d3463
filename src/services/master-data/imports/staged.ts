import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { Db } from '@/services/kit/database/db';
import type { TableRow } from '@/services/kit/sheet/table';
import type { Given, SheetFields } from './sheet-field';
import type { importRows } from './tables';

/** A row as it was understood. */
export type Staged = Omit<typeof importRows.$inferInsert, 'importId'>;

/** Understands rows a batch at a time; those of the batches before are found by their keys. */
export type Stage = (rows: readonly TableRow<string>[]) => Promise<Staged[]>;

/** Which import is read, and where it is made. */
export interface ImportPlace {
  id: string;
  propertyId: string;
  isSingle: boolean;
}

/** What is told of a kind of import: its columns, and how its rows are understood. */
export interface Understood {
  fields: SheetFields;
  stage: (db: Db, place: ImportPlace) => Stage;
}

/** Values by the table's columns, as `jsonb_populate_record` reads them. */
export const columnsFrom = (table: PgTable, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table))
      .filter(([field]) => values[field] !== undefined)
      .map(([field, column]) => {
        const value = values[field];
        return [column.name, value === null ? null : column.mapToDriverValue(value)];
      }),
  );

const columnsWithAll = {
  title: '',
  recordId: null,
  version: null,
  fields: null,
  before: null,
  changes: {},
  stay: null,
  stayId: null,
  stayTitle: null,
  stayChanges: null,
} as const;

/** A row with every column that batches are inserted by. */
export function stagedRow({ row, errors }: Given, more: Partial<Staged> = {}): Staged {
  const outcome = errors.length > 0 ? 'error' : (more.outcome ?? 'skip');
  return {
    ...columnsWithAll,
    ...(outcome === 'error' ? {} : more),
    ...{
      id: uuidv7(),
      line: row.line,
      outcome,
      typed: row.typed as Record<string, string>,
      errors,
    },
  };
}
