import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { customers } from '@/services/master-data/customers/tables';
import { occupancies } from '@/services/master-data/units/tables';
import { appUsers } from '@/services/master-data/users/tables';
import { Random } from '@/services/seed/random';
import { mobile, personName } from './people';

/** One of a unit's people, as their property was filled with them. */
interface Resident {
  id: string;
  unitId: string;
  name: string;
  relation: 'owner' | 'tenant' | 'resident';
  phone: string | null;
  email: string | null;
}

interface Place {
  id: string;
  code: string;
  units: readonly { id: string }[];
}

const dayMs = 86_400_000;
const codeDays = 7;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A number whose check digit is right. */
function citizenId(random: Random): string {
  const twelve = random.pick(['1', '3', '5']) + random.digits(11);
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (13 - at), 0);
  return `${twelve}${(11 - (sum % 11)) % 10}`;
}

const earlier = (random: Random, at: number, [least, most]: [number, number]) =>
  at - random.whole(least, most) * dayMs;

/**
 * A property's people with their numbers, since when they have their units, who rented before, the few
 * who stand there twice, and who has the residents' app. Draws from numbers of its own.
 */
export async function seedResidents(
  db: Db,
  at: number,
  place: Place,
  residents: readonly Resident[],
): Promise<void> {
  const random = new Random(place.units.length);
  const createdAt = new Date(at).toISOString();
  const made = () => ({
    ...{ id: random.id(at), propertyId: place.id },
    ...{ createdAt, updatedAt: createdAt, updatedBy: 'ระบบ' },
  });
  const personOf = (who: Pick<Resident, 'name' | 'phone' | 'email'>, isForeign = false) => ({
    ...made(),
    name: who.name,
    citizenId: isForeign || random.chance(0.3) ? '' : citizenId(random),
    passport: isForeign ? `A${random.pick(['A', 'B', 'C'])}${random.digits(7)}` : '',
    phone: who.phone ?? '',
    otherPhone: random.chance(0.1) ? mobile(random) : '',
    lineId: random.chance(0.4) ? `line${random.digits(5)}` : '',
    email: who.email ?? '',
  });
  const stay = (
    of: Omit<Resident, 'id' | 'name' | 'phone' | 'email'> & { customerId: string },
    movedIn: number,
    movedOut: number | null = null,
  ) => ({
    ...made(),
    ...of,
    movedIn: dayOf(movedIn),
    movedOut: movedOut === null ? null : dayOf(movedOut),
  });

  const now = residents.map((resident) => {
    const person = personOf(resident, random.chance(0.03));
    const { unitId, relation } = resident;
    const years: [number, number] = relation === 'tenant' ? [20, 300] : [400, 3000];
    const of = { unitId, relation, customerId: person.id };
    return { person, stay: stay(of, earlier(random, at, years)) };
  });
  const rented = now.filter(({ stay }) => stay.relation === 'tenant');
  const before = rented
    .filter(() => random.chance(0.4))
    .map(({ stay: { unitId, movedIn } }) => {
      const person = personOf({ name: personName(random), phone: mobile(random), email: null });
      const left = Date.parse(movedIn) - random.whole(5, 40) * dayMs;
      const of = { unitId, relation: 'tenant' as const, customerId: person.id };
      return { person, stay: stay(of, earlier(random, left, [200, 700]), left) };
    });
  const owners = now.filter(({ stay }) => stay.relation === 'owner');
  // Some own the unit beside theirs too, and one of them was entered anew for it.
  const more = owners.slice(4, 40).flatMap(({ person, stay: own }, index) => {
    const next = place.units[place.units.findIndex(({ id }) => id === own.unitId) + 1];
    if (index % 6 > 0 || !next) return [];
    const isAgain = index % 18 === 0;
    const id = index === 0 ? '' : person.citizenId;
    const again = { ...person, ...made(), citizenId: id, lineId: '', email: '' };
    const customerId = isAgain ? again.id : person.id;
    const of = { unitId: next.id, relation: 'owner' as const, customerId };
    const bought = earlier(random, at, [400, 900]);
    return [{ again: isAgain ? [again] : [], stay: stay(of, bought) }];
  });
  const all = [...now, ...before];
  await insertAll(db, customers, [
    ...all.map(({ person }) => person),
    ...more.flatMap(({ again }) => again),
  ]);
  await insertAll(
    db,
    occupancies,
    [...all, ...more].map((one) => one.stay),
  );
  const users = now
    .filter(({ person }) => person.phone && random.chance(0.55))
    .map(({ person }, index) => {
      const drawn = earlier(random, at, [0, 200]);
      const isWaiting = index % 9 === 4;
      // Half of those who were invited and never came were so lately.
      const invited = isWaiting && index % 2 === 0 ? at + 397 * dayMs : drawn;
      const joined = invited + random.whole(1, 72) * 3_600_000;
      const seen = at + random.whole(0, 399) * dayMs + random.whole(0, 20_000) * 1000;
      return {
        ...made(),
        customerId: person.id,
        active: index % 25 !== 7,
        invitedAt: new Date(invited).toISOString(),
        codeExpiresAt: isWaiting ? new Date(invited + codeDays * dayMs).toISOString() : null,
        joinedAt: isWaiting ? null : new Date(joined).toISOString(),
        lastSeenAt: isWaiting ? null : new Date(Math.max(joined, seen)).toISOString(),
      };
    });
  await insertAll(db, appUsers, users);
}
