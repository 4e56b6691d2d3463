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

/** The unit that the service takes an entry for, if it is any for sure. */
const unitOf = ({ unit }: Draft) =>
  typeof unit === 'string' ? unitNamed(unitsLike(unit), unit)?.number : unit.number;

function receive({ strokes }: Doings, seed: number) {
  const random = randomOf(seed + 7);
  const counter = plainCounter(() => Math.floor(random() ** 3 * 3000));
  for (const [key, ms] of strokes) counter.press(key, ms);
  jest.runAllTimers();
  const { parcelCode, over } = counter.now().intake;
  const taken = counter.added.map((entry) => {
    const unit = unitOf(entry);
    return { code: entry.draft.parcelCode ?? '', unit, isAsked: Boolean(entry.error) || !unit };
  });
  return { taken, left: over || parcelCode };
}

/** What is wrong with what came of it: a parcel under another unit, lost, twice, or one that there is not. */
function wrongIn(doings: Doings, seed: number): string[] {
  const { taken, left } = receive(doings, seed);
  const { meant } = doings;
  return [
    ...taken.flatMap(({ code, unit }) =>
      !unit || meant.get(code) === unit ? [] : [`${code} under ${unit}`],
    ),
    ...taken.flatMap(({ code }) => (meant.has(code) ? [] : [`${code} is no parcel`])),
    ...[...meant.keys()].flatMap((code) => {
      const times = [...taken.map((one) => one.code), left].filter((one) => one === code).length;
      return times === 1 ? [] : [`${code} ${times} times`];
    }),
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
    const { taken } = receive(doings, seed);
    const asked = taken.filter(({ code, isAsked }) => isAsked && guessCarriers(code).length === 1);
    expect(asked).toEqual([]);
  }
});
