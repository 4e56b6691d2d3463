/** The same numbers in each run of a seed, from 0 to below 1. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  // Seeds that are neighbours begin alike.
  for (let i = 0; i < 5; i++) next();
  return next;
}

export const units = ['A', 'B'].flatMap((building) =>
  ['0101', '0102', '0504', '1208'].map((door) => ({
    id: `${building}${door}`,
    number: `${building}-${door}`,
    people: [`คนห้อง ${building}${door}`],
  })),
);

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** As the service finds them: by part of a number. */
export const unitsLike = (typed: string) =>
  units.filter(({ number }) => bare(typed) !== '' && bare(number).includes(bare(typed)));

/** How people write units, and which one that is for sure. */
const writings = new Map<string, string | undefined>([
  ...units.flatMap(({ number }): [string, string][] => [
    [number, number],
    [number.toLowerCase().replace('-', ''), number],
  ]),
  ['1208', undefined],
  ['010', undefined],
  ['z909', undefined],
]);

/** A key, and the milliseconds before it. */
export type Stroke = readonly [key: string, ms: number];

/** What a person did, and what was meant by it. */
export interface Doings {
  strokes: Stroke[];
  /** Each parcel's unit: what was named for it last, `undefined` where no one unit was. */
  meant: Map<string, string | undefined>;
}

/** How people differ. */
export interface Habits {
  /** Chances from 0 to 1. */
  secondEnter: number;
  extraEnter: number;
  tab: number;
  correction: number;
  numberFirst: number;
  vague: number;
  again: number;
}

/** Somebody at the counter who never looks up. */
export function blindPerson(seed: number, parcels: number, habits: Habits): Doings {
  const random = randomOf(seed);
  const strokes: Stroke[] = [];
  const meant: Doings['meant'] = new Map();
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  const keyMs = () => 40 + Math.floor(random() * 210);
  const pauseMs = () => one([0, 0, 60, 400, 3000]);
  const press = (key: string, ms = keyMs()) => strokes.push([key, ms]);
  const type = (text: string, ms?: number) => {
    for (const key of text) press(key, ms);
  };
  const extra = () => {
    while (random() < habits.extraEnter) press('Enter', one([5, 90, 700]));
  };
  const wander = () => {
    while (random() < habits.tab) press(random() < 0.7 ? 'Tab' : 'Shift+Tab');
  };
  const sure = [...writings.keys()].filter((writing) => writings.get(writing));
  const pick = () => one(random() < habits.vague ? [...writings.keys()] : sure);

  function name(writing: string, isThere = false) {
    wander();
    if (random() < habits.correction) {
      const slip = one(['x', 'b1', 'a05']);
      type(slip);
      for (const _ of slip) press('Backspace');
    }
    type(writing);
    press('Enter', keyMs() + pauseMs());
    extra();
    if (!isThere) wander();
    return writings.get(writing);
  }

  /** As the carriers write them: of one, of several, and of none that is known. */
  const numberOf = (at: number) => {
    const own = `${String(seed).padStart(5, '0')}${at}`;
    return one([
      ...[`KEX9${own}`, `SPXTH0${own}0000000`, `820123${own}`, `110123${own}`],
      ...[`TH0123456${own}`, `WW-77${own}`],
    ]);
  };

  function scan(number: string) {
    press(number[0] ?? '', keyMs() + pauseMs());
    type(number.slice(1), 5);
    press('Enter', 5);
    if (random() < habits.secondEnter) press('Enter', 5);
    extra();
  }

  let last: string | undefined;
  for (let at = 0; at < parcels; at++) {
    const number = numberOf(at);
    if (random() < habits.numberFirst) {
      wander();
      scan(number);
      // Who has the parcel before him goes on to its number, and no further.
      last = name(one(sure), true);
      press('Enter');
      press('Enter');
      meant.set(number, last);
      continue;
    }
    if (last && random() < habits.again) press('F7');
    else {
      last = name(pick());
      if (random() < habits.correction) last = name(pick());
    }
    scan(number);
    meant.set(number, last);
  }
  return { strokes, meant };
}
