import { and, eq, inArray, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod';
import { units as declared } from '@/contracts/features/units';
import {
  maskCitizenId,
  maskPassport,
  readCitizenId,
  readPassport,
} from '@/contracts/kit/citizen-id';
import { email, text } from '@/contracts/kit/fields';
import { typed } from '@/contracts/kit/limited';
import { typedDay } from '@/contracts/kit/thai-day';
import { readPhone } from '@/contracts/kit/thai-phone';
import { isSealed } from '@/services/db/sealed-columns';
import { changedFields } from '@/services/kit/audit';
import { bangkokDay } from '@/services/kit/bangkok-day';
import type { Db } from '@/services/kit/db';
import type { TableRow } from '@/services/kit/sheet/table';
import { bareNumberOf } from '@/services/kit/unit-number';
import { present } from '@/services/master-data/customers/handlers';
import { customers } from '@/services/master-data/customers/tables';
import { ofToday } from '@/services/master-data/units/living';
import { occupancies, units } from '@/services/master-data/units/tables';
import { type Given, oneOf, readRow, type SheetFields } from './sheet-field';
import {
  columnsFrom,
  type ImportPlace,
  type Stage,
  type Staged,
  stagedRow,
  type Understood,
} from './staged';

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

async function peopleLike(db: Db, propertyId: string, given: readonly Given[]): Promise<Known[]> {
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

const stage = (db: Db, { propertyId }: ImportPlace): Stage => {
  const earlier = new Map<string, Known>();
  return async (rows: readonly TableRow<string>[]) => {
    const given = rows.map((row) => readRow(fields, row));
    const unitsBy = await unitsNamed(db, propertyId, given);
    const before = new Map<string, Known>();
    for (const known of await peopleLike(db, propertyId, given)) {
      for (const key of keysOf(known.person)) if (!before.has(key)) before.set(key, known);
    }
    return given.map((one) => understand(one, unitsBy, before));
  };

  function understand(one: Given, unitsBy: UnitsBy, before: ReadonlyMap<string, Known>): Staged {
    const unit = unitsBy.get(bareNumberOf(String(one.values.unit ?? '')));
    if (!unit && one.values.unit) one.errors.push({ field: 'unit', code: 'unknownUnit' });
    const fields = said(one.values);
    const found = foundIn(earlier, fields) ?? foundIn(before, fields);
    const key = unit && stayKey(unit.id, one.values.relation);
    refuseTwice(one, found, key, fields);
    if (one.errors.length > 0 || !unit || !key) return stagedRow(one);

    const id = found?.id ?? uuidv7();
    // What an earlier row says of the person is written with that row.
    const write = found?.line ? {} : written(found, fields);
    const isHere = found?.stays.has(key) ?? false;
    const person = { ...empty, ...found?.person, ...fields };
    const stays = (found?.stays ?? new Map<string, number>()).set(key, one.row.line);
    const known = {
      id,
      version: found?.version ?? null,
      line: one.row.line,
      ...found,
      person,
      stays,
    };
    for (const name of keysOf(person))
      earlier.set(name, { ...known, line: found?.line ?? one.row.line });
    return stagedRow(one, {
      outcome: !found ? 'create' : isHere && !write.fields ? 'skip' : 'update',
      ...{ title: person.name, recordId: id, version: found?.version ?? null },
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
