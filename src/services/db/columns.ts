import { bigint, customType, numeric, uuid } from 'drizzle-orm/pg-core';

const databaseTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)?(?::?(\d\d))?Z?$/;

/** The database's text of an instant, as `instant` reads it. */
export function isoInstant(value: string): string {
  const [, date, time, hours = '+00', minutes = '00'] = databaseTime.exec(value) ?? [];
  if (!date) throw new RangeError(`not an instant: ${value}`);
  return new Date(`${date}T${time}${hours}:${minutes}`).toISOString();
}

/** An instant, read and written as ISO-8601 in UTC with milliseconds (`2026-11-20T07:05:00.000Z`). */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: isoInstant,
});

/** The record's UUID and primary key, given by the program that makes the record. */
export const id = () => uuid('id').primaryKey();

/** Baht with satang, as a decimal string (`1250.00`), up to twelve digits before the point. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** A whole number of satang. */
export const satang = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Text in NFKC, so that the two encodings of น้ำ are one, with SARA AM kept as one letter. */
export const thaiText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) =>
    value.normalize('NFKC').replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33'),
});
