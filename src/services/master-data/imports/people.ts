import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { maskCitizenId, maskPassport } from '@/contracts/kit/fields/citizen-id';
import { matchesOf } from '@/services/db/card-seal';
import type { Db } from '@/services/kit/database/db';
import { changedFields } from '@/services/kit/records/audit';
import type { TableRow } from '@/services/kit/sheet/table';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { bareNumberOf } from '@/services/kit/text/unit-number';
import { customers } from '@/services/master-data/customers/tables';
import { units } from '@/services/master-data/units/tables';
import { earlierLines } from './keys';
import { peopleFields } from './people-columns';
import {
  type Known,
  keysOf,
  type Named,
  nobody,
  type Person,
  personNamed,
  said,
  stayKey,
  whoIsNamed,
} from './people-known';
import { type Given, readRow } from './sheet-field';
import {
  columnsFrom,
  type ImportPlace,
  type Stage,
  type Staged,
  stagedRow,
  type Understood,
} from './staged';

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

function written(found: Known | undefined, fields: Partial<Person>): Partial<Staged> {
  if (!found) {
    const all = { ...nobody, ...fields };
    return { fields: columnsFrom(customers, all), changes: masked(changedFields(nobody, all)) };
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

/** As it is kept while the file is read: the number of a card is told, and cannot be read. */
const keptKey = (key: string) =>
  key.startsWith('n') ? key : `${key[0]}${matchesOf('import_keys', key)[0]}`;

const stayOf = (personId: string, key: string) => `s${personId} ${key}`;

const stage = (db: Db, place: ImportPlace): Stage => {
  const lines = earlierLines(db, place.id);
  return async (rows: readonly TableRow<string>[]) => {
    const given = rows.map((row) => readRow(peopleFields, row));
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
      const known = personNamed(named, said(values));
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
    const known = personNamed(named, fields);
    const key = unit && stayKey(unit.id, one.values.relation);
    refuseTwice(one, known, key, fields);
    if (one.errors.length > 0 || !unit || !key) return stagedRow(one);

    const id = known?.id ?? uuidv7();
    // What an earlier row says of the person is written with that row.
    const write = known?.line ? {} : written(known, fields);
    const isHere = known?.stays.has(key) ?? false;
    const person = { ...nobody, ...known?.person, ...fields };
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

export const customerProperty: Understood = { fields: peopleFields, stage };
