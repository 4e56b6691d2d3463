import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { meterTypes } from '@/contracts/billing/meters/meter-kind';
import type { MeterRate } from '@/contracts/billing/meters/tariff';
import { id, instant, thaiText } from '@/services/db/columns';
import { recordColumns } from '@/services/db/record-columns';
import { propertyId, unitId } from '@/services/master-data/billing/columns';

export const meterKinds = pgTable(
  'meter_kinds',
  {
    ...recordColumns(),
    type: text('type', { enum: meterTypes }).notNull(),
    name: thaiText('name').notNull(),
    unitWord: thaiText('unit_word').notNull(),
    decimals: smallint('decimals').notNull(),
    rates: jsonb('rates').notNull().$type<MeterRate[]>(),
  },
  (table) => [unique('meter_kinds_name').on(table.propertyId, table.name)],
);

const units = (name: string) => numeric(name, { precision: 11, scale: 3 });

/** What a unit's meter showed for a month. What was billed of it, the line says that is of it. */
export const meterReadings = pgTable(
  'meter_readings',
  {
    id: id(),
    propertyId: propertyId(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    kindId: uuid('kind_id')
      .notNull()
      .references(() => meterKinds.id),
    unitId: unitId(),
    period: text('period').notNull(),
    reading: units('reading').notNull(),
    estimated: boolean('estimated').notNull().default(false),
    /** Of a meter that was replaced in the month. */
    oldLast: units('old_last'),
    newFirst: units('new_first'),
    /** What it ought to have been, found after it was billed. */
    corrected: units('corrected'),
  },
  (table) => [
    unique('meter_readings_month').on(table.kindId, table.unitId, table.period),
    index('meter_readings_unit').on(table.unitId),
    index('meter_readings_place').on(table.propertyId, table.period),
    check('meter_readings_replaced', sql`(${table.oldLast} is null) = (${table.newFirst} is null)`),
  ],
);
