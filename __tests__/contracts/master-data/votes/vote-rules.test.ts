import {
  countedWeights,
  isBarred,
  leftForSecond,
  monthsAfter,
  type Question,
  showWeight,
  tally,
  type Voter,
  weightOf,
  wholeWeight,
} from '@/contracts/master-data/votes/vote-rules';
import { ratiosOf } from '@/services/seed/property/ratios';
import { Random } from '@/services/seed/random';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
const resolution: Question = { kind: 'resolution', matter: 'plain', options: [] };
const major: Question = { ...resolution, matter: 'major' };
const manager: Question = { ...resolution, matter: 'manager' };
const regulations: Question = { ...resolution, matter: 'regulations' };
const choice: Question = { kind: 'choice', matter: 'plain', options: ['a', 'b', 'c', 'd'] };
const questions = [resolution, major, choice];

/** A property with its roll and some votes, another one for each number. */
function madeUp(seed: number) {
  const random = new Random(seed);
  const areas = Array.from({ length: random.whole(1, 60) }, () => `${random.whole(20, 400)}.50`);
  const roll: Voter[] = ratiosOf(areas).map((ratio, at) => ({
    unitId: `unit ${String(at).padStart(3, '0')}`,
    weight: weightOf(ratio),
    holder: random.chance(0.1) ? '' : `holder ${random.whole(0, random.whole(0, 30))}`,
  }));
  const cast = new Map(
    roll
      .filter(() => random.chance(0.6))
      .map(({ unitId }) => [
        unitId,
        [random.whole(0, 2), random.whole(0, 2), random.whole(0, 3)] as number[],
      ]),
  );
  return { random, roll, cast };
}

const cases = Array.from({ length: 300 }, (_, at) => at + 1);

test('weights are exact, add up to the whole property, and are read as they are', () => {
  for (const seed of cases)
    expect(sum(madeUp(seed).roll.map((one) => one.weight))).toBe(wholeWeight);
  expect([weightOf('0.520833'), weightOf('100'), weightOf('12.5')]).toEqual([
    520_833, 100_000_000, 12_500_000,
  ]);
  expect([showWeight(520_833), showWeight(100_000_000)]).toEqual(['0.520833', '100.000000']);
});

test('no holder counts more than the cap, nobody else loses anything, and units stay in proportion', () => {
  for (const seed of cases) {
    const { random, roll } = madeUp(seed);
    const cap = random.whole(50, 100);
    const counted = countedWeights(roll, cap);
    const of = (holder: string) => roll.filter((one) => one.holder === holder);
    const all = sum(roll.map(({ weight }) => weight));
    for (const holder of new Set(roll.map((one) => one.holder))) {
      const had = sum(of(holder).map(({ weight }) => weight));
      const has = sum(of(holder).map(({ unitId }) => counted.get(unitId) ?? 0));
      const others = all - had;
      const most = Math.floor((others * cap) / (100 - cap));
      if (!holder || others === 0 || had <= most) expect(has).toBe(had);
      else expect(has).toBe(most);
    }
    for (const { unitId, weight } of roll) expect(counted.get(unitId)).toBeLessThanOrEqual(weight);
  }
  const two = [
    { unitId: 'x', weight: 50_000_000, holder: 'big' },
    { unitId: 'y', weight: 10_000_000, holder: 'big' },
    { unitId: 'z', weight: 40_000_000, holder: 'small' },
  ];
  expect([...countedWeights(two, 50).values()]).toEqual([33_333_334, 6_666_666, 40_000_000]);
  expect([...countedWeights(two, 60).values()]).toEqual([50_000_000, 10_000_000, 40_000_000]);
});

test('each unit counts once in each question, whatever the order, and strangers count nowhere', () => {
  for (const seed of cases) {
    const { random, roll, cast } = madeUp(seed);
    const counted = countedWeights(roll, 50);
    const quorum = random.whole(25, 100);
    const ballot = { questions, quorum, meeting: random.chance(0.5) ? 1 : 2 } as const;
    const result = tally(ballot, counted, cast);
    expect(result.present.units).toBe(cast.size);
    const isShort = result.present.weight * 100 < result.all.weight * quorum;
    expect(result.hasQuorum).toBe(cast.size > 0 && (ballot.meeting === 2 || !isShort));
    for (const { answers } of result.questions) {
      expect(sum(answers.map(({ weight }) => weight))).toBe(result.present.weight);
      expect(sum(answers.map(({ units }) => units))).toBe(result.present.units);
    }
    const shuffled = <K, V>(map: Map<K, V>) =>
      new Map(
        [...map]
          .map((entry) => [random.next(), entry] as const)
          .sort(([a], [b]) => a - b)
          .map(([, entry]) => entry),
      );
    const withStranger = new Map([...shuffled(cast), ['nobody of the roll', [0, 0, 0]]]);
    expect(tally(ballot, shuffled(counted), withStranger)).toEqual(result);
  }
});

const voters = (...weights: number[]) =>
  new Map(weights.map((weight, at) => [`${at}`, weight * 1_000_000]));
const answers = (...given: (number | null)[]) =>
  new Map(given.flatMap((one, at) => (one === null ? [] : [[`${at}`, [one]] as const])));
const outcome = (
  question: Question,
  roll: Map<string, number>,
  cast: Map<string, number[]>,
  meeting: 1 | 2 = 1,
) =>
  tally({ questions: [question], meeting, quorum: 25 }, roll, cast as never).questions[0]?.outcome;

test('a quarter of all votes is a quorum, and a second meeting needs none', () => {
  expect(outcome(resolution, voters(25, 75), answers(0, null) as never)).toBe('passed');
  const short = new Map(
    [...voters(25, 75)].map(([unit, weight], at) => [unit, weight - (at === 0 ? 1 : -1)]),
  );
  expect(outcome(resolution, short, answers(0, null) as never)).toBe('noQuorum');
  expect(outcome(resolution, short, answers(0, null) as never, 2)).toBe('passed');
  expect(outcome(resolution, short, new Map(), 2)).toBe('noQuorum');
});

test('a resolution needs more than half of those present, a major one half of all', () => {
  expect(outcome(resolution, voters(30, 30, 40), answers(0, 1, null) as never)).toBe('failed');
  expect(outcome(resolution, voters(31, 30, 39), answers(0, 1, null) as never)).toBe('passed');
  expect(outcome(resolution, voters(30, 20, 50), answers(0, 2, 2) as never)).toBe('failed');
  expect(outcome(major, voters(50, 50), answers(0, null) as never)).toBe('passed');
  expect(outcome(major, voters(49, 51), answers(0, null) as never)).toBe('failed');
});

test('a matter of section 49 needs a quarter of all votes at either meeting, whoever is there', () => {
  for (const meeting of [1, 2] as const) {
    const at = (...weights: number[]) =>
      outcome(manager, voters(...weights), answers(0, 1, null) as never, meeting);
    expect([at(25, 20, 55), at(24, 10, 66)]).toEqual(['passed', 'failed']);
  }
  // Less than one in a hundred was enough where those present decided.
  const few = [voters(0.77, 99.23), answers(0, null)] as const;
  expect(outcome(resolution, few[0], few[1] as never, 2)).toBe('passed');
  expect(outcome(manager, few[0], few[1] as never, 2)).toBe('failed');
  const named = { ...choice, matter: 'manager' as const };
  expect(outcome(named, voters(24, 10, 66), answers(1, 2, null) as never)).toBe('failed');
  expect(outcome(named, voters(25, 10, 65), answers(1, 2, null) as never)).toBe('chosen');
});

test('a matter of section 48 needs a third of all at a second meeting, regulations half at both', () => {
  const third = [voters(33.333334, 66.666666), answers(0, null)] as const;
  expect(outcome(major, third[0], third[1] as never, 2)).toBe('passed');
  expect(outcome(major, voters(33, 67), answers(0, null) as never, 2)).toBe('failed');
  expect(outcome(major, third[0], third[1] as never, 1)).toBe('failed');
  for (const meeting of [1, 2] as const) {
    const at = (weight: number) =>
      outcome(regulations, voters(weight, 100 - weight), answers(0, null) as never, meeting);
    expect([at(50), at(49)]).toEqual(['passed', 'failed']);
  }
});

test('a second meeting is for all without a quorum, else for section 48 where too few were there', () => {
  const asked = [resolution, major, manager, regulations];
  const left = (present: number) => {
    const cast = new Map([['0', [1, 1, 1, 1]]]);
    const ballot = { questions: asked, meeting: 1, quorum: 25 } as const;
    return leftForSecond(asked, tally(ballot, voters(present, 100 - present), cast));
  };
  expect(left(24)).toEqual(asked);
  expect(left(49)).toEqual([major]);
  // Enough were there, and said no.
  expect(left(50)).toEqual([]);
});

test('the option with the most votes is chosen; of two alike none is', () => {
  expect(outcome(choice, voters(30, 20, 50), answers(1, 2, null) as never)).toBe('chosen');
  expect(outcome(choice, voters(30, 30, 40), answers(1, 2, null) as never)).toBe('tied');
  expect(
    outcome({ ...choice, matter: 'major' }, voters(40, 20, 40), answers(1, 2, null) as never),
  ).toBe('failed');
});

test('what is unpaid for six months takes the vote on the very day, at the end of a month too', () => {
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAfter('2027-08-30', 6)).toBe('2028-02-29');
  expect(monthsAfter('2026-11-15', 13)).toBe('2027-12-15');
  const lost = (due: string | undefined, day: string, arrearsMonths = 6) =>
    isBarred(due, day, { arrearsMonths });
  expect([lost('2026-05-22', '2026-11-21'), lost('2026-05-22', '2026-11-22')]).toEqual([
    false,
    true,
  ]);
  expect([lost(undefined, '2026-11-22'), lost('2020-01-01', '2026-11-22', 0)]).toEqual([
    false,
    false,
  ]);
  for (const seed of cases) {
    const random = new Random(seed);
    const day = () =>
      new Date(Date.UTC(2024, random.whole(0, 40), random.whole(1, 31))).toISOString().slice(0, 10);
    const [due, today, months] = [day(), day(), random.whole(1, 24)];
    const isLost = lost(due, today, months);
    // Longer unpaid, a later day or a stricter rule never gives the vote back.
    if (isLost) {
      expect(due < today).toBe(true);
      expect(lost(due < '2024-01-02' ? due : '2024-01-01', today, months)).toBe(true);
      expect(lost(due, monthsAfter(today, 1), months)).toBe(true);
      expect(lost(due, today, random.whole(1, months))).toBe(true);
    } else expect(monthsAfter(due, months) > today).toBe(true);
  }
});
