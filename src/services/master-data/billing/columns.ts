import { customType, uuid } from 'drizzle-orm/pg-core';
import { properties } from '@/services/db/tables';
import { units } from '@/services/master-data/units/tables';

/** Whole satang; what a number cannot hold exactly is refused both ways. */
export const satang = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'bigint',
  toDriver: (value) => {
    if (!Number.isSafeInteger(value)) throw new RangeError(`not an exact amount: ${value}`);
    return value;
  },
  fromDriver: (value) => {
    const amount = Number(value);
    if (!Number.isSafeInteger(amount)) throw new RangeError(`not an exact amount: ${value}`);
    return amount;
  },
});

export const propertyId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id);
export const unitId = () =>
  uuid('unit_id')
    .notNull()
    .references(() => units.id);
