import { type SQL, sql } from 'drizzle-orm';
import { date, index, numeric, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { unitKinds } from '@/contracts/master-data/residents/unit';
import { relations } from '@/contracts/parcel/parcel';
import { thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { bareNumber } from '@/services/kit/text/unit-number';
import { customers } from '@/services/master-data/customers/tables';

export const units = pgTable(
  'units',
  {
    ...recordColumns(),
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
    /** Percent of the property, exact. */
    ratio: numeric('ratio', { precision: 9, scale: 6 }).notNull().default('0'),
    kind: text('kind', { enum: unitKinds }).notNull(),
  },
  (table) => [
    unique('units_property_number').on(table.propertyId, table.number),
    index('units_order').on(
      table.propertyId,
      sql`${table.number} collate "thai_natural"`,
      table.id,
    ),
    index('units_bare_number').on(table.propertyId, table.bareNumber),
    index('units_bare_number_part').using('gin', table.bareNumber.op('gin_trgm_ops')),
  ],
);

/** Who owns, rents or lives in a unit, and who did. */
export const occupancies = pgTable(
  'occupancies',
  {
    ...recordColumns(),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => units.id),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    relation: text('relation', { enum: relations }).notNull(),
    /** Bangkok days, both included; null as long as they stay. */
    movedIn: date('moved_in').notNull(),
    movedOut: date('moved_out'),
  },
  (table) => [
    index('occupancies_unit').on(table.unitId, table.movedIn),
    index('occupancies_customer').on(table.customerId),
  ],
);
