import { inArray, type SQL, sql } from 'drizzle-orm';
import { customType, type PgColumn, text } from 'drizzle-orm/pg-core';
import { matchesOf, seal, sealBytes, unseal, unsealBytes } from './card-seal';

/** Text that is sealed where it is stored, by the process's keys; empty text stays empty. */
export const sealedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => plain && seal(name, plain),
    fromDriver: (stored) => stored && unseal(name, stored),
  })(name);

/** Beside a `sealedText`, by its name: equal where the texts are equal, empty where there is none. */
export const matchOf = (name: string) =>
  text(`${name}_match`)
    .notNull()
    .generatedAlwaysAs(sql.raw(`split_part(${name}, '.', 2)`));

/** The rows whose sealed text is this one, by the `matchOf` of its column. */
export const isSealed = (match: PgColumn, ...plain: string[]): SQL =>
  inArray(
    match,
    plain.flatMap((one) => matchesOf(match.name.replace(/_match$/, ''), one)),
  );

/** JSON that is sealed where it is stored; what is plain was written before there were keys. */
export const sealedJson = <T>(name: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => seal(name, JSON.stringify(value)),
    fromDriver: (stored) => JSON.parse(stored.startsWith('{') ? stored : unseal(name, stored)) as T,
  })(name);

/** Bytes that are sealed where they are stored. */
export const sealedBytes = (name: string) =>
  customType<{ data: Buffer; driverData: Buffer }>({
    dataType: () => 'bytea',
    toDriver: (plain) => sealBytes(name, plain),
    fromDriver: (stored) => unsealBytes(name, stored),
  })(name);
