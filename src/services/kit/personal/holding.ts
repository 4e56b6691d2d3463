import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EraseBar, HeldKind } from '@/contracts/data-care/held';
import type { StaffHeldKind } from '@/contracts/data-care/staff-held';
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

/** Somebody with an account. */
export interface Worker {
  id: string;
  /** What they are and were called, but for what a colleague is called too. */
  names: readonly string[];
  /** What they are called once they are erased. */
  former: string;
}

/** A record that tells of somebody, as it is handed to them, or how many times some of one kind do. */
export type HeldRow = { id: string; times?: number } & Record<string, unknown>;

/** What is held of people in one kind of record. */
export interface Holding<Of = Person> {
  /** Those that tell of somebody: a test finds any of the schema that nobody has declared. */
  columns: readonly PgColumn[];
  /** Those that tell of a person; `found` are the ids of what the kinds before it hold. */
  rows(db: Db, of: Of, found: readonly string[]): Promise<HeldRow[]>;
  /** Takes away what may go of these; left out where all of it stays. */
  forget?(tx: Db, of: Of, ids: readonly string[]): Promise<unknown>;
  /** Why nothing of the person may be erased yet. */
  bars?(db: Db, of: Of): Promise<EraseBar | undefined>;
}

/** All that is held of people, by its kinds. */
export type HoldingsOf<Kind extends string, Of> = Readonly<Record<Kind, Holding<Of>>>;
export type Holdings = HoldingsOf<HeldKind, Person>;
export type StaffHoldings = HoldingsOf<StaffHeldKind, Worker>;

/** Who stands in the place of somebody's name. */
export const erasedName = 'ผู้ที่ขอให้ลบข้อมูล';
