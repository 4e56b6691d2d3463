import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EraseBar, HeldKind } from '@/contracts/data-care/held';
import type { Db } from '@/services/kit/database/db';

/** A resident as records know them that name people by words: with all who were merged into them. */
export interface Person {
  propertyId: string;
  /** Of their own record, and of those merged into it. */
  ids: readonly string[];
  names: readonly string[];
  phones: readonly string[];
  emails: readonly string[];
  /** Where they have, or had, a unit. */
  unitIds: readonly string[];
  unitNumbers: readonly string[];
}

/** A record that tells of somebody, as it is handed to them. */
export type HeldRow = { id: string } & Record<string, unknown>;

/** What is held of residents in one kind of record. */
export interface Holding {
  /** Those that tell of somebody: a test finds any of the schema that nobody has declared. */
  columns: readonly PgColumn[];
  /** Those that tell of a person; `found` are the ids of what the kinds before it hold. */
  rows(db: Db, person: Person, found: readonly string[]): Promise<HeldRow[]>;
  /** Takes away what may go of these; left out where all of it stays. */
  forget?(tx: Db, person: Person, ids: readonly string[]): Promise<unknown>;
  /** Why nothing of the person may be erased yet. */
  bars?(db: Db, person: Person): Promise<EraseBar | undefined>;
}

export type Holdings = Readonly<Record<HeldKind, Holding>>;

/** Who stands in the place of somebody's name. */
export const erasedName = 'ผู้ที่ขอให้ลบข้อมูล';
