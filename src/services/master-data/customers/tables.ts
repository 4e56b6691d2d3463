import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { matchOf, sealedText } from '@/services/db/sealed-columns';
import { sqlFold } from '@/services/kit/text/search-text';

/** What a merge moved, so that it can be undone. */
export interface Moved {
  occupancies: string[];
  appUser: boolean;
  /** Fields that the kept person lacked. */
  fields: string[];
}

const local = (phone: string) => `replace(${phone}, '+66', '0')`;
const searched = ['name', 'email', 'line_id', local('phone'), local('other_phone')].join(
  " || ' ' || ",
);

/** A property's people. Empty text is what nobody told. */
export const customers = pgTable(
  'customers',
  {
    ...recordColumns(),
    name: thaiText('name').notNull(),
    /** Thirteen digits. */
    citizenId: sealedText('citizen_id').notNull().default(''),
    citizenIdMatch: matchOf('citizen_id'),
    passport: sealedText('passport').notNull().default(''),
    passportMatch: matchOf('passport'),
    /** E.164, the other one too. */
    phone: text('phone').notNull().default(''),
    otherPhone: text('other_phone').notNull().default(''),
    lineId: text('line_id').notNull().default(''),
    /** In lower case. */
    email: text('email').notNull().default(''),
    note: thaiText('note').notNull().default(''),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql.raw(sqlFold(searched))),
    mergedInto: uuid('merged_into').references((): AnyPgColumn => customers.id),
    mergedAt: instant('merged_at'),
    moved: jsonb('moved').$type<Moved>(),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('customers_order').on(
      table.propertyId,
      sql`${table.name} collate "thai_natural"`,
      table.id,
    ),
    // Those who are there are counted by it alone.
    index('customers_present')
      .on(table.propertyId)
      .where(sql`merged_into is null and erased_at is null`),
    index('customers_search').using('gin', table.propertyId, table.search.op('gin_trgm_ops')),
    index('customers_citizen_id').on(table.propertyId, table.citizenIdMatch),
    index('customers_passport').on(table.propertyId, table.passportMatch),
    index('customers_name_phone').on(table.propertyId, table.phone, table.name),
    index('customers_merged').on(table.mergedInto),
  ],
);
