import { and, eq, inArray, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod';
import { units as declared } from '@/contracts/features/units';
import {
  maskCitizenId,
  maskPassport,
  readCitizenId,
  readPassport,
} from '@/contracts/kit/fields/citizen-id';
import { email, text } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { typedDay } from '@/contracts/kit/fields/thai-day';
import { readPhone } from '@/contracts/kit/fields/thai-phone';
import { matchesOf } from '@/services/db/card-seal';
import { isSealed } from '@/services/db/sealed-columns';
import type { Db } from '@/services/kit/database/db';
import { changedFields } from '@/services/kit/records/audit';
import type { TableRow } from '@/services/kit/sheet/table';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { bareNumberOf } from '@/services/kit/text/unit-number';
import { present } from '@/services/master-data/customers/handlers';
import { customers } from '@/services/master-data/customers/tables';
import { ofToday } from '@/services/master-data/units/living';
import { occupancies, units } from '@/services/master-data/units/tables';
import { earlierLines } from './keys';
import { type Given, oneOf, readRow, type SheetFields } from './sheet-field';
import {
  columnsFrom,
  type ImportPlace,
  type Stage,
  type Staged,
  stagedRow,
  type Understood,
} from './staged';
import { importRows } from './tables';

const relation = declared.records.unit.fields.relation.values;

/** A number of a card or a phone: undefined where it is none. */
const numbered = (read: (cell: string) => string | undefined, error: string) =>
  typed(40).transform((cell, context) => {
    const number = read(cell);
    if (!number) context.addIssue({ code: 'custom', message: error });
    return number ?? z.NEVER;
  });

/** A sheet that takes a phone for a number loses its first zero. */
const phone = numbered((cell) => readPhone(cell) ?? readPhone(`0${cell}`), 'phone');

const fields: SheetFields = {
  unit: {
    names: ['เลขห้อง/บ้านเลขที่', 'เลขห้อง', 'บ้านเลขที่', 'เลขที่ห้อง', 'ห้อง', 'unit', 'unit number', '房号'],
    ...{ needed: true, mustHave: true, read: text(40), width: 18, examples: ['A-1204', 'A-1205'] },
  },
  name: {
    names: ['ชื่อ-นามสกุล', 'ชื่อ', 'ชื่อ สกุล', 'ชื่อและนามสกุล', 'name', 'full name', '姓名'],
    ...{ needed: true, mustHave: true, read: text(200), width: 28 },
    examples: ['สมหญิง ใจดี', 'สมชาย รักดี'],
  },
  relation: {
    names: ['ในฐานะ', 'สถานะ', 'ความสัมพันธ์', 'ประเภทผู้พักอาศัย', 'relation', 'as', '身份'],
    ...oneOf(relation),
    ...{
      needed: true,
      mustHave: true,
      width: 14,
      examples: [relation.owner.th, relation.tenant.th],
    },
  },
  movedIn: {
    names: ['ตั้งแต่วันที่', 'วันที่เข้าอยู่', 'วันที่โอน', 'moved in', 'from', '起始日'],
    ...{ read: typedDay, width: 14, examples: ['01/02/2567', '15/03/2569'] },
  },
  citizenId: {
    names: [
      'เลขบัตรประชาชน',
      'เลขประจำตัวประชาชน',
      'บัตรประชาชน',
      'citizen id',
      'id card',
      '身份证号',
    ],
    ...{ read: numbered(readCitizenId, 'citizenId'), width: 20, examples: ['3100600445635', ''] },
  },
  passport: {
    names: ['หนังสือเดินทาง', 'เลขหนังสือเดินทาง', 'พาสปอร์ต', 'passport', '护照号'],
    ...{ read: numbered(readPassport, 'passport'), width: 18, examples: ['', 'AA1234567'] },
  },
  phone: {
    names: ['โทรศัพท์', 'เบอร์โทร', 'เบอร์โทรศัพท์', 'มือถือ', 'เบอร์มือถือ', 'phone', 'mobile', '电话'],
    ...{ read: phone, width: 16, examples: ['081-234-5678', '092-345-6789'] },
  },
  otherPhone: {
    names: ['โทรศัพท์อื่น', 'เบอร์อื่น', 'other phone', '其他电话'],
    ...{ read: phone, width: 16, examples: ['', ''] },
  },
  lineId: {
    names: ['ไลน์ไอดี', 'ไลน์', 'line id', 'line', 'LINE 号'],
    ...{ read: text(60), width: 16, examples: ['', ''] },
  },
  email: {
    names: ['อีเมล', 'email', 'e-mail', '电子邮箱'],
    ...{ read: email, width: 28, examples: ['somying@example.com', ''] },
  },
  note: {
    names: ['หมายเหตุ', 'note', '备注'],
    ...{ read: text(500), width: 32, examples: ['', ''] },
  },
};

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
type Person = Record<PersonField, string>;
const empty = Object.fromEntries(ofPerson.map((field) => [field, ''])) as Person;

/** A person of the property or of an earlier row. */
interface Known {
  id: string;
  /** Null for one that an earlier row makes. */
  version: number | null;
  person: Person;
  /** Its unit and relation, of today or of an earlier row, and that row's line. */
  stays: Map<string, number>;
  /** The first row that names the person. */
  line?: number;
}

const said = (values: Record<string, unknown>) =>
  Object.fromEntries(
    ofPerson.filter((field) => field in values).map((field) => [field, values[field]]),
  ) as Partial<Person>;

/** What a person is known by, the surest first. */
const keysOf = ({ name = '', citizenId, passport, phone = '' }: Partial<Person>) => [
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

const stayKey = (unitId: string, as: unknown) => `${unitId} ${String(as)}`;

/** As the log tells it. */
const masked = (changes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, pair]) => {
      const hide = { citizenId: maskCitizenId, passport: maskPassport }[field];
      return [field, hide ? (pair as string[]).map((value) => hide(value ?? '')) : pair];
    }),
  ) as NonNullable<Staged['changes']>;

async function unitsNamed(db: Db, propertyId: string, given: readonly Given[]) {
  const numbers = given.map(({ values }) => bareNumberOf(String(values.unit ?? '')));
  const rows = await db
    .select({ id: units.id, number: units.number, bare: units.bareNumber })
    .from(units)
    .where(
      and(
        eq(units.propertyId, propertyId),
        eq(units.active, true),
        inArray(units.bareNumber, numbers),
      ),
    );
  return new Map(rows.map((row) => [row.bare, row]));
}

type UnitsBy = Awaited<ReturnType<typeof unitsNamed>>;

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

function written(found: Known | undefined, fields: Partial<Person>): Partial<Staged> {
  if (!found) {
    const all = { ...empty, ...fields };
    return { fields: columnsFrom(customers, all), changes: masked(changedFields(empty, all)) };
  }
  const changes = changedFields(found.person, fields);
  if (Object.keys(changes).length === 0) return {};
  return {
    fields: columnsFrom(customers, { ...found.person, ...fields }),
    before: columnsFrom(customers, found.person),
    changes: masked(changes),
  };
}

function moved(unit: { id: string; number: string }, given: Given, name: string, id: string) {
  const stayId = uuidv7();
  const movedIn = (given.values.movedIn as string | undefined) ?? bangkokDay(new Date());
  const as = String(given.values.relation);
  return {
    stayId,
    stay: { unit_id: unit.id, customer_id: id, relation: as, moved_in: movedIn, moved_out: null },
    stayTitle: unit.number,
    stayChanges: { person: [null, name], relation: [null, as], movedIn: [null, movedIn] },
  } satisfies Partial<Staged>;
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
interface Named {
  earlier: Map<string, Known>;
  before: Map<string, Known>;
}

const found = ({ earlier, before }: Named, fields: Partial<Person>) =>
  foundIn(earlier, fields) ?? foundIn(before, fields);

async function whoIsNamed(
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

/** As it is kept while the file is read: the number of a card is told, and cannot be read. */
const keptKey = (key: string) =>
  key.startsWith('n') ? key : `${key[0]}${matchesOf('import_keys', key)[0]}`;

const stayOf = (personId: string, key: string) => `s${personId} ${key}`;

const stage = (db: Db, place: ImportPlace): Stage => {
  const lines = earlierLines(db, place.id);
  return async (rows: readonly TableRow<string>[]) => {
    const given = rows.map((row) => readRow(fields, row));
    const unitsBy = await unitsNamed(db, place.propertyId, given);
    const keys = given.flatMap(({ values }) => keysOf(said(values)));
    const told = await lines.of(keys.map(keptKey));
    const known = keys.flatMap((key): [string, number][] => {
      const line = told.get(keptKey(key));
      return line ? [[key, line]] : [];
    });
    const named = await whoIsNamed(db, place, given, new Map(known));
    await addStays(given, unitsBy, named);
    const added = new Map<string, number>();
    const staged = given.map((one) => understand(one, unitsBy, named, added));
    await lines.note(added);
    return staged;
  };

  /** Which of the stays that a batch names are those of earlier rows. */
  async function addStays(given: readonly Given[], unitsBy: UnitsBy, named: Named): Promise<void> {
    const asked = given.flatMap(({ values }) => {
      const unit = unitsBy.get(bareNumberOf(String(values.unit ?? '')));
      const known = found(named, said(values));
      return unit && known ? [{ known, key: stayKey(unit.id, values.relation) }] : [];
    });
    const told = await lines.of(asked.map(({ known, key }) => stayOf(known.id, key)));
    for (const { known, key } of asked) {
      const line = told.get(stayOf(known.id, key));
      if (line) known.stays.set(key, line);
    }
  }

  function understand(
    one: Given,
    unitsBy: UnitsBy,
    named: Named,
    added: Map<string, number>,
  ): Staged {
    const unit = unitsBy.get(bareNumberOf(String(one.values.unit ?? '')));
    if (!unit && one.values.unit) one.errors.push({ field: 'unit', code: 'unknownUnit' });
    const fields = said(one.values);
    const known = found(named, fields);
    const key = unit && stayKey(unit.id, one.values.relation);
    refuseTwice(one, known, key, fields);
    if (one.errors.length > 0 || !unit || !key) return stagedRow(one);

    const id = known?.id ?? uuidv7();
    // What an earlier row says of the person is written with that row.
    const write = known?.line ? {} : written(known, fields);
    const isHere = known?.stays.has(key) ?? false;
    const person = { ...empty, ...known?.person, ...fields };
    const line = known?.line ?? one.row.line;
    const stays = (known?.stays ?? new Map<string, number>()).set(key, one.row.line);
    const version = known?.version ?? null;
    for (const name of keysOf(person)) {
      named.earlier.set(name, { id, version, person, stays, line });
      added.set(keptKey(name), line);
    }
    added.set(stayOf(id, key), one.row.line);
    return stagedRow(one, {
      outcome: !known ? 'create' : isHere && !write.fields ? 'skip' : 'update',
      ...{ title: person.name, recordId: id, version },
      ...write,
      ...(isHere ? {} : moved(unit, one, person.name, id)),
    });
  }
};

/** The same stay again, or a person whom an earlier row tells otherwise. */
function refuseTwice(
  { errors }: Given,
  found: Known | undefined,
  key: string | undefined,
  fields: Partial<Person>,
): void {
  const line = key && found?.stays.get(key);
  if (line) errors.push({ field: 'name', code: 'duplicateLine', details: { line } });
  else if (found?.line) {
    const [other] = Object.keys(changedFields(found.person, fields));
    if (other)
      errors.push({ field: other, code: 'differsFromLine', details: { line: found.line } });
  }
}

export const customerProperty: Understood = { fields, stage };
