import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { ImportKind } from '@/contracts/master-data/import';
import { bareNumber } from '@/services/kit/text/unit-number';
import { customers } from '@/services/master-data/customers/tables';
import { units } from '@/services/master-data/units/tables';
import { customerProperty } from './people';
import type { Understood } from './staged';
import { houseInfo, propertyUnit } from './units';

/** The table that a kind of import writes. */
export interface Target {
  table: PgTable;
  entity: 'unit' | 'customer';
  feature: Feature;
  columns: readonly string[];
  /** The ways in which a record `t` that is there already means the same as one of some rows `r` would make. */
  same: readonly ((rows: SQL) => SQL)[];
}

const ofUnits: Target = {
  table: units,
  entity: 'unit',
  feature: 'units',
  columns: ['number', 'building', 'floor', 'kind', 'area', 'ratio'],
  same: [
    (rows) =>
      sql`t.bare_number = any(array(select ${bareNumber(sql`(r.fields->>'number')`)} ${rows}))`,
  ],
};
const isThere = sql`t.merged_into is null and t.erased_at is null`;
const ofPeople: Target = {
  table: customers,
  entity: 'customer',
  feature: 'customers',
  columns: [
    ...['name', 'citizen_id', 'passport', 'phone', 'other_phone', 'line_id', 'email', 'note'],
  ],
  same: [
    (rows) => sql`${isThere} and t.citizen_id_match = any(array(
      select split_part(r.fields->>'citizen_id', '.', 2) ${rows} and r.fields->>'citizen_id' <> ''))`,
    (rows) => sql`${isThere}
      and t.phone = any(array(select r.fields->>'phone' ${rows} and r.fields->>'phone' <> ''))
      and (t.name, t.phone) in (select r.fields->>'name', r.fields->>'phone' ${rows})`,
  ],
};

export const importTargets: Readonly<Record<ImportKind, Target>> = {
  'property-unit': ofUnits,
  'house-info': ofUnits,
  'customer-property': ofPeople,
};

export const understood: Readonly<Record<ImportKind, Understood>> = {
  'property-unit': propertyUnit,
  'house-info': houseInfo,
  'customer-property': customerProperty,
};
