import { properties } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { units } from '@/services/master-data/units/tables';
import type { Random } from '@/services/seed/random';
import { mobile, personName } from '@/services/seed/residents/people';
import { seedResidents } from '@/services/seed/residents/residents';
import { ratiosOf } from './ratios';

export interface SeededUnit {
  id: string;
  number: string;
  people: string[];
}

export interface SeededProperty {
  id: string;
  code: string;
  dimension: 'condo' | 'village';
  nameTh: string;
  units: SeededUnit[];
}

interface Plan {
  code: string;
  dimension: 'condo' | 'village';
  nameTh: string;
  nameEn: string;
  brand: string;
  places: { number: string; building: string; floor: number }[];
}

const two = (n: number) => String(n).padStart(2, '0');
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const towers = (names: string[], floors: number, perFloor: number) =>
  names.flatMap((building) =>
    upTo(floors).flatMap((floor) =>
      upTo(perFloor).map((door) => ({
        number: `${building}-${two(floor)}${two(door)}`,
        building,
        floor,
      })),
    ),
  );

const plans: Plan[] = [
  {
    code: 'RMN',
    dimension: 'condo',
    nameTh: 'อาคารชุด ริมน้ำเรสซิเดนซ์',
    nameEn: 'Rim Nam Residence',
    brand: 'เรสซิเดนซ์',
    places: towers(['A', 'B'], 12, 8),
  },
  {
    code: 'STP',
    dimension: 'condo',
    nameTh: 'อาคารชุด สาทรเพลส',
    nameEn: 'Sathorn Place',
    brand: 'เพลส',
    places: towers(['S'], 16, 6),
  },
  {
    code: 'SPK',
    dimension: 'village',
    nameTh: 'หมู่บ้าน สวนพฤกษา',
    nameEn: 'Suan Phruksa Village',
    brand: 'สวน',
    places: upTo(120).map((house) => ({ number: `99/${house}`, building: '', floor: 0 })),
  },
];

/** How many there are. */
export const propertyCount = plans.length;

/** An address for letters, of those who left a telephone number too. */
const emailOf = (code: string, number: string, place: number) =>
  `${number.toLowerCase().replace('/', '-')}.${place}@${code.toLowerCase()}.example`;

function peopleOf(random: Random, at: number, code: string, unit: { id: string; number: string }) {
  const rented = random.chance(0.35);
  const many = random.weighted({ 1: 4, 2: 4, 3: 2 }) === '1' ? 1 : random.whole(2, 3);
  return upTo(many).map((place) => {
    const person = {
      id: random.id(at),
      unitId: unit.id,
      name: personName(random),
      relation: (place === 1 ? 'owner' : rented ? 'tenant' : 'resident') as
        | 'owner'
        | 'tenant'
        | 'resident',
      phone: random.chance(0.9) ? mobile(random) : null,
    };
    return { ...person, email: person.phone && emailOf(code, unit.number, place) };
  });
}

/** Two condominiums and a village with their units and one to three people in each. */
export async function seedProperties(
  db: Db,
  random: Random,
  at: number,
): Promise<SeededProperty[]> {
  const createdAt = new Date(at).toISOString();
  const made = { createdAt, updatedAt: createdAt, updatedBy: 'ระบบ' };
  const seeded: SeededProperty[] = [];
  for (const { places, ...plan } of plans) {
    const property = { id: random.id(at), ...plan, createdAt };
    const house = plan.dimension === 'village';
    const rows = places.map((place) => ({
      id: random.id(at),
      propertyId: property.id,
      ...place,
      area: (house
        ? random.whole(140, 260)
        : random.whole(28, 72) + random.pick([0, 0.25, 0.5])
      ).toFixed(2),
      kind: house ? ('house' as const) : ('residence' as const),
    }));
    const people = rows.flatMap((unit) => peopleOf(random, at, property.code, unit));
    await db.insert(properties).values(property);
    const ratios = ratiosOf(rows.map(({ area }) => area));
    await insertAll(
      db,
      units,
      rows.map((unit, index) => ({ ...unit, ...made, ratio: ratios[index] ?? '0' })),
    );
    await seedResidents(db, at, { ...property, units: rows }, people);
    seeded.push({
      ...property,
      units: rows.map((unit) => ({
        id: unit.id,
        number: unit.number,
        people: people.filter(({ unitId }) => unitId === unit.id).map(({ name }) => name),
      })),
    });
  }
  return seeded;
}
