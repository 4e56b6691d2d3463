import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { units as declared } from '@/contracts/features/residents/units';
import { decimal } from '@/contracts/kit/fields/decimal';
import { text } from '@/contracts/kit/fields/fields';
import type { Db } from '@/services/kit/database/db';
import { changedFields } from '@/services/kit/records/audit';
import { bareNumberOf } from '@/services/kit/text/unit-number';
import { dimensionOf } from '@/services/master-data/dimension-of';
import { units } from '@/services/master-data/units/tables';
import { earlierLines } from './keys';
import {
  type Given,
  oneOf,
  readRow,
  requireAll,
  type SheetFields,
  unitExamples,
  unitNumber,
  wholeNumber,
} from './sheet-field';
import {
  columnsFrom,
  type ImportPlace,
  type Stage,
  type Staged,
  stagedRow,
  type Understood,
} from './staged';

const words = declared.records.unit.fields;

const number = {
  names: [
    'เลขห้อง/บ้านเลขที่',
    'เลขห้อง',
    'บ้านเลขที่',
    'เลขที่ห้อง',
    'ห้อง',
    'number',
    'unit',
    'unit number',
    'house number',
    '房号',
  ],
  needed: true,
  mustHave: true,
  read: unitNumber,
  width: 18,
  examples: unitExamples,
} as const;
const building = {
  names: ['อาคาร/ซอย', 'อาคาร', 'ตึก', 'ซอย', 'เฟส', 'building', 'tower', '楼栋'],
  read: text(60),
  width: 14,
  examples: { condo: ['A', 'A'], village: ['ซอย 1', 'ซอย 2'] },
} as const;
const area = {
  names: ['พื้นที่ (ตร.ม.)', 'พื้นที่', 'ขนาดพื้นที่', 'ตร.ม.', 'area', 'sqm', '面积'],
  read: decimal(9_999_999, 2),
  width: 14,
  examples: { condo: ['35.50', '48.00'] },
} as const;
/** Land is sold by the square wah, and kept as the four square metres that one is. */
const land = {
  // None that may mean a room's square metres.
  names: [
    'เนื้อที่ (ตร.ว.)',
    'เนื้อที่ (ตารางวา)',
    'ที่ดิน (ตร.ว.)',
    'ขนาดที่ดิน (ตร.ว.)',
    'ตร.ว.',
    'ตารางวา',
    'land (sq wah)',
    'sq wah',
    '平方哇',
  ],
  read: decimal(2_499_999, 2).transform((wah) => (Number(wah) * 4).toFixed(2)),
  width: 16,
  examples: { village: ['50', '62.5'] },
} as const;
const ratio = {
  names: [
    'อัตราส่วนกรรมสิทธิ์ (%)',
    'อัตราส่วนกรรมสิทธิ์',
    'อัตราส่วน',
    'ratio',
    'ownership ratio',
    '产权比例',
  ],
  read: decimal(100, 6),
  width: 22,
  examples: { condo: ['0.125', '0.169'] },
} as const;

/** The Condominium Act's words, and those of sellers and of other systems' files. */
const otherKinds = {
  residence: [
    ...['ห้องพัก', 'ห้องชุดพักอาศัย', 'ห้องชุดอยู่อาศัย', 'ห้องชุดเพื่อการอยู่อาศัย', 'ห้องพักอาศัย'],
    ...['ที่อยู่อาศัย', 'ที่พักอาศัย', 'พักอาศัย', 'อยู่อาศัย', 'คอนโด', 'คอนโดมิเนียม', 'อพาร์ตเมนต์', 'สตูดิโอ'],
    ...['condo', 'condominium', 'apartment', 'room', 'unit', 'residential', 'studio', '公寓'],
  ],
  house: [
    ...['บ้านเดี่ยว', 'บ้านแฝด', 'บ้านแถว', 'ทาวน์เฮาส์', 'ทาวน์เฮ้าส์', 'ทาวน์โฮม', 'ทาวเฮาส์'],
    ...['detached', 'townhouse', 'townhome', 'home', 'villa', '别墅', '联排'],
  ],
  shop: [
    ...['ร้าน', 'ห้องร้านค้า', 'พาณิชย์', 'พาณิชยกรรม', 'เพื่อการค้า', 'ห้องชุดเพื่อการค้า', 'ห้องชุดร้านค้า'],
    ...[
      'ห้องชุดพาณิชย์',
      'อาคารพาณิชย์',
      'สำนักงาน',
      'commercial',
      'retail',
      'office',
      'store',
      '店铺',
      '商业',
    ],
  ],
};

const unitFields: SheetFields = {
  number,
  building,
  floor: {
    names: ['ชั้น', 'floor', '楼层'],
    ...wholeNumber(-10, 200),
    width: 8,
    examples: { condo: ['12', '12'] },
  },
  kind: {
    names: ['ประเภท', 'ชนิด', 'kind', 'type', '类型'],
    ...oneOf(words.kind.values, otherKinds),
    width: 14,
    examples: {
      condo: [words.kind.values.residence.th, words.kind.values.residence.th],
      village: [words.kind.values.house.th, words.kind.values.house.th],
    },
  },
  area,
  land,
  ratio,
};
const houseFields: SheetFields = { number, building, area, land, ratio };

/** What a unit that is made has where the file says nothing. */
const plain = { building: '', floor: 0, ratio: '0.000000' };

/** Units by their numbers, however those are written. */
async function known(db: Db, propertyId: string, given: readonly Given[]) {
  const numbers = given.map(({ values }) => bareNumberOf(String(values.number ?? '')));
  const rows = await db
    .select()
    .from(units)
    .where(and(eq(units.propertyId, propertyId), inArray(units.bareNumber, numbers)));
  return new Map(rows.map((row) => [row.bareNumber, row]));
}

function made(given: Given, values: object): Partial<Staged> {
  const all = { ...plain, ...values } as Record<string, unknown>;
  return {
    outcome: 'create',
    title: String(given.values.number),
    recordId: uuidv7(),
    fields: columnsFrom(units, all),
    changes: changedFields({}, all) as Staged['changes'] & {},
  };
}

function changed(unit: typeof units.$inferSelect, given: Given): Partial<Staged> {
  // A number that is only written in another way stays as it is.
  const { number: _, ...said } = given.values;
  const changes = changedFields(unit, said) as Staged['changes'] & {};
  if (Object.keys(changes).length === 0) return { title: unit.number, recordId: unit.id };
  const { number, building, floor, kind, area, ratio } = unit;
  const before = { number, building, floor, kind, area, ratio };
  return {
    outcome: 'update',
    ...{ title: number, recordId: unit.id, version: unit.version, changes },
    fields: columnsFrom(units, { ...before, ...said }),
    before: columnsFrom(units, before),
  };
}

const bareOf = ({ values }: Given) => bareNumberOf(String(values.number ?? ''));

/** Refuses what an earlier row names too, and answers what is new, by its line. */
function refuseTwice(given: readonly Given[], earlier: ReadonlyMap<string, number>) {
  const added = new Map<string, number>();
  for (const one of given) {
    const bare = bareOf(one);
    if (!bare) continue;
    const line = earlier.get(bare) ?? added.get(bare);
    if (line) one.errors.push({ field: 'number', code: 'duplicateLine', details: { line } });
    else added.set(bare, one.row.line);
  }
  return added;
}

/** The land is the area that a fee goes by, whatever the sheet says of the house that stands on it. */
function withLand(one: Given): Given {
  const { land, ...values } = one.values;
  return { ...one, values: land === undefined ? values : { ...values, area: land } };
}

const saysExtent = ({ values, errors }: Given) =>
  'area' in values || errors.some(({ field }) => field === 'area' || field === 'land');

const stageBy =
  (fields: SheetFields, isHouses: boolean) =>
  (db: Db, { id, propertyId, isSingle }: ImportPlace): Stage => {
    const earlier = earlierLines(db, id);
    return async (rows) => {
      const given = rows.map((row) => withLand(readRow(fields, row)));
      await earlier.note(refuseTwice(given, await earlier.of(given.map(bareOf))));
      const units = await known(db, propertyId, given);
      // A village's sheet has a column for the land, and none for the area.
      const extent = (await dimensionOf(db, propertyId)) === 'village' ? 'land' : 'area';
      return given.map((one) => {
        const unit = units.get(bareNumberOf(String(one.values.number ?? '')));
        if (unit) return stagedRow(one, changed(unit, one));
        if (isHouses && !isSingle && one.errors.length === 0) {
          one.errors.push({ field: 'number', code: 'unknownHouse' });
        }
        requireAll(one, [...(isHouses ? [] : ['kind']), ...(saysExtent(one) ? [] : [extent])]);
        const values = isHouses ? { kind: 'house', ...one.values } : one.values;
        return stagedRow(one, made(one, values));
      });
    };
  };

export const propertyUnit: Understood = { fields: unitFields, stage: stageBy(unitFields, false) };
export const houseInfo: Understood = { fields: houseFields, stage: stageBy(houseFields, true) };
