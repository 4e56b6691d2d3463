import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { index, numeric, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { reportFrequencies, reportKinds } from '@/contracts/master-data/report-email';
import { relations } from '@/contracts/parcel/parcel';
import { id, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { properties } from '@/services/db/tables';

export const unitKinds = ['residence', 'house', 'shop'] as const;

/** A unit number as it is looked for: no separators, Arabic digits, upper case (`A-1204` is `A1204`). */
export const bareNumber = (number: SQLWrapper): SQL<string> =>
  sql`upper(translate(regexp_replace(${number}, '[\\s./_-]', '', 'g'), '๐๑๒๓๔๕๖๗๘๙', '0123456789'))`;

export const units = pgTable(
  'units',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id),
    number: thaiText('number').notNull(),
    bareNumber: text('bare_number')
      .notNull()
      .generatedAlwaysAs((): SQL => bareNumber(units.number)),
    /** Empty in a village. */
    building: thaiText('building').notNull().default(''),
    /** How many storeys up; 0 in a village. */
    floor: smallint('floor').notNull().default(0),
    /** Square metres, exact. */
    area: numeric('area', { precision: 10, scale: 2 }).notNull(),
    kind: text('kind', { enum: unitKinds }).notNull(),
  },
  (table) => [
    unique('units_property_number').on(table.propertyId, table.number),
    index('units_bare_number_part').using('gin', table.bareNumber.op('gin_trgm_ops')),
  ],
);

export const residents = pgTable(
  'residents',
  {
    id: id(),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    name: thaiText('name').notNull(),
    relation: text('relation', { enum: relations }).notNull(),
    /** E.164, or null. */
    phone: text('phone'),
  },
  (table) => [
    index('residents_unit').on(table.unitId),
    index('residents_name_part').using('gin', table.name.op('gin_trgm_ops')),
  ],
);

export const reportEmails = pgTable(
  'report_emails',
  {
    ...recordColumns(),
    name: thaiText('name').notNull(),
    email: text('email').notNull(),
    report: text('report', { enum: reportKinds }).notNull(),
    frequency: text('frequency', { enum: reportFrequencies }).notNull(),
  },
  (table) => [unique('report_emails_once').on(table.propertyId, table.email, table.report)],
);
