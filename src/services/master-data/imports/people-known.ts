import { and, eq, inArray, or } from 'drizzle-orm';
import { isSealed } from '@/services/db/sealed-columns';
import type { Db } from '@/services/kit/database/db';
import { present } from '@/services/master-data/customers/handlers';
import { customers } from '@/services/master-data/customers/tables';
import { ofToday } from '@/services/master-data/units/living';
import { occupancies } from '@/services/master-data/units/tables';
import type { Given } from './sheet-field';
import type { ImportPlace } from './staged';
import { importRows } from './tables';

const ofPerson = [
  'name',
  'citizenId',
  'passport',
  'phone',
  'otherPhone',
  'lineId',
  'email',
  'note',
] as const;
type PersonField = (typeof ofPerson)[number];
export type Person = Record<PersonField, string>;
export const nobody = Object.fromEntries(ofPerson.map((field) => [field, ''])) as Person;

/** A person of the property or of an earlier row. */
export interface Known {
  id: string;
  /** Null for one that an earlier row makes. */
  version: number | null;
  person: Person;
  /** Its unit and relation, of today or of an earlier row, and that row's line. */
  stays: Map<string, number>;
  /** The first row that names the person. */
  line?: number;
}

export const said = (values: Record<string, unknown>) =>
  Object.fromEntries(
    ofPerson.filter((field) => field in values).map((field) => [field, values[field]]),
  ) as Partial<Person>;

/** What a person is known by, the surest first. */
export const keysOf = ({ name = '', citizenId, passport, phone = '' }: Partial<Person>) => [
  ...(citizenId ? [`c${citizenId}`] : []),
  ...(passport ? [`p${passport}`] : []),
  `n${name}|${phone}`,
];

/** Whoever has another card is another person, whatever the name. */
const mayBe = (known: Known, { citizenId, passport }: Partial<Person>) =>
  (!citizenId || !known.person.citizenId || citizenId === known.person.citizenId) &&
  (!passport || !known.person.passport || passport === known.person.passport);

function foundIn(people: ReadonlyMap<string, Known>, fields: Partial<Person>): Known | undefined {
  const named = keysOf(fields).map((key) => people.get(key));
  return named.find((known) => known && mayBe(known, fields));
}

export const stayKey = (unitId: string, as: unknown) => `${unitId} ${String(as)}`;

async function peopleLike(
  db: Db,
  propertyId: string,
  given: readonly Given[],
  ids: readonly string[],
): Promise<Known[]> {
  const all = (field: PersonField) => [
    '-',
    ...given.map(({ values }) => values[field]).filter((value) => typeof value === 'string'),
  ];
  const rows = await db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.propertyId, propertyId),
        present,
        or(
          isSealed(customers.citizenIdMatch, ...all('citizenId')),
          isSealed(customers.passportMatch, ...all('passport')),
          inArray(customers.name, all('name')),
          inArray(customers.id, [...ids]),
        ),
      ),
    );
  const stays = await db
    .select()
    .from(occupancies)
    .where(
      and(
        inArray(
          occupancies.customerId,
          rows.map(({ id }) => id),
        ),
        ofToday(),
      ),
    );
  const known = rows.map(
    (row): Known => ({
      id: row.id,
      version: row.version,
      person: Object.fromEntries(ofPerson.map((field) => [field, row[field]])) as Person,
      stays: new Map(),
    }),
  );
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const { customerId, unitId, relation: as } of stays) {
    byId.get(customerId)?.stays.set(stayKey(unitId, as), 0);
  }
  return known;
}

/** The first rows of those whom a batch names again, by their lines. */
const firstRows = (db: Db, importId: string, lines: ReadonlyMap<string, number>) =>
  db
    .select({
      line: importRows.line,
      id: importRows.recordId,
      version: importRows.version,
      fields: importRows.fields,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(importRows.line, [...lines.values()])));

const personIn = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    ofPerson.map((field) => [
      field,
      customers[field].mapFromDriverValue(fields[customers[field].name] ?? ''),
    ]),
  ) as Person;

/** Whom a batch names: by what the file's earlier rows say, and as the property knows them. */
export interface Named {
  earlier: Map<string, Known>;
  before: Map<string, Known>;
}

export const personNamed = ({ earlier, before }: Named, fields: Partial<Person>) =>
  foundIn(earlier, fields) ?? foundIn(before, fields);

export async function whoIsNamed(
  db: Db,
  { id, propertyId }: ImportPlace,
  given: readonly Given[],
  lines: ReadonlyMap<string, number>,
): Promise<Named> {
  const rows = await firstRows(db, id, lines);
  const ids = rows.flatMap((row) => (row.id && row.version !== null ? [row.id] : []));
  const people = await peopleLike(db, propertyId, given, ids);
  const before = new Map<string, Known>();
  for (const known of people) {
    for (const key of keysOf(known.person)) if (!before.has(key)) before.set(key, known);
  }
  const byLine = new Map<number, Known>();
  for (const { line, id, version, fields } of rows) {
    const there = people.find((known) => known.id === id);
    const person = fields ? personIn(fields) : there?.person;
    if (!id || !person) continue;
    byLine.set(line, { id, version, person, line, stays: new Map(there?.stays) });
  }
  const earlier = new Map<string, Known>();
  for (const [key, line] of lines) {
    const known = byLine.get(line);
    if (known) earlier.set(key, known);
  }
  return { earlier, before };
}
