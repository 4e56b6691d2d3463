import {
  blindPerson,
  type Doings,
  type Habits,
  randomOf,
  unitsLike,
} from '@tests/portal/areas/parcels/receive/people';
import { plainCounter } from '@tests/portal/areas/parcels/receive/plain-counter';
import { guessCarriers } from '@/contracts/parcel/carrier';
import { unitNamed } from '@/contracts/parcel/unit-number';
import type { Draft } from '@/portal/areas/parcels/outbox/use-outbox';

jest.useFakeTimers();

/** What becomes of an entry: the unit that the service stores it under, or that somebody is asked. */
function outcomeOf({ unit, error }: Draft): string {
  if (error) return 'asked';
  if (typeof unit !== 'string') return unit.number;
  return unitNamed(unitsLike(unit), unit)?.number ?? 'asked';
}

function receive({ strokes }: Doings, seed: number) {
  const random = randomOf(seed + 7);
  const counter = plainCounter(() => Math.floor(random() ** 3 * 3000));
  for (const [key, ms] of strokes) counter.press(key, ms);
  jest.runAllTimers();
  const { parcelCode, over } = counter.now().intake;
  const outcomes = counter.added.map(
    (entry) => [entry.draft.parcelCode ?? '', outcomeOf(entry)] as const,
  );
  const asked = outcomes.filter(([, outcome]) => outcome === 'asked').map(([code]) => code);
  return { outcomes, asked, left: over || parcelCode };
}

/** What is wrong with what came of it: a parcel under another unit, lost, twice, or one that there is not. */
function wrongIn(doings: Doings, seed: number): string[] {
  const { outcomes, left } = receive(doings, seed);
  const stored = outcomes.filter(([, outcome]) => outcome !== 'asked');
  return [
    ...stored.flatMap(([code, number]) =>
      doings.meant.get(code) === number ? [] : [`${code} under ${number}`],
    ),
    ...[...doings.meant.keys()].flatMap((code) => {
      const times = outcomes.filter(([one]) => one === code).length + (left === code ? 1 : 0);
      return times === 1 ? [] : [`${code} ${times} times`];
    }),
    ...outcomes.flatMap(([code]) => (doings.meant.has(code) ? [] : [`${code} is no parcel`])),
  ];
}

const careful: Habits = {
  ...{ secondEnter: 0.4, extraEnter: 0.3, tab: 0, correction: 0 },
  ...{ numberFirst: 0.15, vague: 0.2, again: 0.2 },
};
const careless: Habits = { ...careful, tab: 0.15, correction: 0.25 };
const people = Number(process.env.PEOPLE ?? 2000);

test.each([
  ['careful', careful],
  ['careless', careless],
])(
  'each parcel of many %s people is under the unit named for it last, or asked about',
  (_, habits) => {
    const wrong = Array.from({ length: people }, (_, seed) => ({
      seed,
      wrong: wrongIn(blindPerson(seed, 6, habits), seed),
    })).filter(({ wrong }) => wrong.length > 0);
    expect(wrong.slice(0, 5)).toEqual([]);
  },
);

test('whoever names each unit for sure is asked about nothing but carriers', () => {
  const habits = { ...careful, vague: 0 };
  for (let seed = 0; seed < 200; seed++) {
    const doings = blindPerson(seed, 6, habits);
    const { asked } = receive(doings, seed);
    expect(asked.filter((code) => guessCarriers(code).length === 1)).toEqual([]);
  }
});
