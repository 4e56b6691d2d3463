import type { Meanings } from '@/contracts/kit/feature/meaning';
import { type Matter, type Meeting, neededOfAll } from './vote-matters';

/** Of the whole property: a weight is a unit's ownership ratio in millionths of a percent. */
export const wholeWeight = 100_000_000;

/** The weight of a ratio that is kept in percent with six decimals: `0.520833` is 520,833. */
export const weightOf = (ratio: string): number => {
  const [whole = '0', rest = ''] = ratio.split('.');
  return Number(whole) * 1_000_000 + Number(rest.padEnd(6, '0').slice(0, 6));
};

/** A weight as it is read: votes of which the whole property has a hundred, `0.520833`. */
export const showWeight = (weight: number): string => {
  const digits = String(weight).padStart(7, '0');
  const whole = Number(digits.slice(0, -6)).toLocaleString('en-US');
  return `${whole}.${digits.slice(-6)}`;
};

/** A second meeting is held so many days after the first at the latest. */
export const secondWithinDays = 15;
/** What a vote is held by: a property's settings, copied into it when it is made. */
export interface VoteRules {
  /** The least days between the notice and the day of the vote. */
  noticeDays: number;
  /** The percent of all votes that have to be present at a first meeting. */
  quorum: number;
  /** The most units that one proxy represents. */
  proxyUnits: number;
  /** The most percent that one holder counts; 100 for no limit. */
  holderCap: number;
  /** Months after which what is unpaid takes a unit's vote; 0 where nothing does. */
  arrearsMonths: number;
}

/** The law's rules, which count until the property says otherwise. */
export const lawfulRules: VoteRules = {
  ...{ noticeDays: 7, quorum: 25, proxyUnits: 3 },
  ...{ holderCap: 50, arrearsMonths: 6 },
};

/** The same day so many months later, or the last of a shorter month; days as `2026-11-22`. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}

/** Whether a unit has no vote on a day, by the day on which the oldest that it has not paid was due. */
export const isBarred = (
  oldestDue: string | undefined,
  day: string,
  { arrearsMonths }: Pick<VoteRules, 'arrearsMonths'>,
): boolean =>
  oldestDue !== undefined && arrearsMonths > 0 && monthsAfter(oldestDue, arrearsMonths) <= day;

/** How a question is answered: for, against, abstained; or one of the options that it names. */
/** Of one vote, and of one choice. */
export const mostQuestions = 20;
export const mostOptions = 10;

export const questionKinds = ['resolution', 'choice'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface Question {
  kind: QuestionKind;
  matter: Matter;
  options: readonly string[];
}

/** For, against, abstained, in this order. */
export const resolutionAnswers = ['for', 'against', 'abstain'] as const;

export const answerCount = ({ kind, options }: Pick<Question, 'kind' | 'options'>): number =>
  kind === 'resolution' ? resolutionAnswers.length : options.length;

/** One unit of the roll, however many own it. */
export interface Voter {
  unitId: string;
  weight: number;
  /** The same for all units of the same owners; empty where nobody is known. */
  holder: string;
}

const sum = (weights: Iterable<number>) => [...weights].reduce((all, one) => all + one, 0);

/**
 * What each unit counts. Whoever holds more than `cap` percent is brought down to it, so that at 50 they
 * count as much as all others together; 100 leaves everybody what they have.
 */
export function countedWeights(roll: readonly Voter[], cap: number): Map<string, number> {
  const counted = new Map(roll.map(({ unitId, weight }) => [unitId, weight]));
  const all = sum(counted.values());
  const held = new Map<string, Voter[]>();
  for (const voter of roll) {
    if (voter.holder) held.set(voter.holder, [...(held.get(voter.holder) ?? []), voter]);
  }
  for (const units of held.values()) {
    const theirs = sum(units.map(({ weight }) => weight));
    const others = all - theirs;
    if (cap >= 100 || others === 0) continue;
    const most = Math.floor((others * cap) / (100 - cap));
    if (theirs <= most) continue;
    const cut = units
      .map(({ unitId, weight }) => ({
        unitId,
        part: Number((BigInt(weight) * BigInt(most)) / BigInt(theirs)),
      }))
      .sort((a, b) => (a.unitId < b.unitId ? -1 : 1));
    const left = most - sum(cut.map(({ part }) => part));
    cut.forEach(({ unitId, part }, at) => {
      counted.set(unitId, part + (at < left ? 1 : 0));
    });
  }
  return counted;
}

/** What becomes of a question; without a quorum nothing does. */
export const outcomes = ['passed', 'failed', 'chosen', 'tied', 'noQuorum'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeMeanings = {
  passed: 'done',
  chosen: 'done',
  failed: 'failed',
  tied: 'needs',
  noQuorum: 'needs',
} as const satisfies Meanings<Outcome>;

export interface Ballot {
  questions: readonly Question[];
  /** The second one needs no quorum. */
  meeting: Meeting;
  /** Percent of all votes. */
  quorum: number;
}

interface Count {
  weight: number;
  units: number;
}

/** The result with all that it follows from, in weights. */
export interface Tally {
  all: Count;
  /** Those who voted, themselves or by proxy. */
  present: Count;
  /** The weight that has to be present; 0 at a second meeting. */
  quorum: number;
  hasQuorum: boolean;
  questions: {
    answers: Count[];
    /** The weight that the first answer, or the leading one, has to reach. */
    needed: number;
    outcome: Outcome;
    /** The answer that won. */
    winner: number | null;
  }[];
}

const moreThanHalf = (weight: number) => Math.floor(weight / 2) + 1;

function outcomeOf({ kind }: Question, answers: readonly Count[], needed: number) {
  const most = Math.max(...answers.map(({ weight }) => weight));
  const leading = answers.flatMap(({ weight }, at) => (weight === most && most > 0 ? [at] : []));
  const [first = null, another] = leading;
  if (kind === 'resolution') {
    const isPassed = (answers[0]?.weight ?? 0) >= needed;
    return { outcome: isPassed ? 'passed' : 'failed', winner: isPassed ? 0 : null } as const;
  }
  if (first === null || most < needed) return { outcome: 'failed', winner: null } as const;
  if (another !== undefined) return { outcome: 'tied', winner: null } as const;
  return { outcome: 'chosen', winner: first } as const;
}

/** The weight that has to be present, of all that there is; the second meeting needs none. */
export const quorumOf = ({ meeting, quorum }: Pick<Ballot, 'meeting' | 'quorum'>, all: number) =>
  meeting === 2 ? 0 : Math.ceil((all * quorum) / 100);

/**
 * Counts a vote: each unit of the roll once, by what it counts, whoever else has answered. An answer is
 * its place among its question's.
 */
export function tally(
  { questions, meeting, quorum: percent }: Ballot,
  counted: ReadonlyMap<string, number>,
  cast: ReadonlyMap<string, readonly number[]>,
): Tally {
  const voted = [...counted].filter(([unitId]) => cast.has(unitId));
  const countOf = (units: readonly (readonly [string, number])[]): Count => ({
    weight: sum(units.map(([, weight]) => weight)),
    units: units.length,
  });
  const all = countOf([...counted]);
  const present = countOf(voted);
  const quorum = quorumOf({ meeting, quorum: percent }, all.weight);
  const hasQuorum = present.weight >= quorum && present.units > 0;
  return {
    ...{ all, present, quorum, hasQuorum },
    questions: questions.map((question, at) => {
      const answers = Array.from({ length: answerCount(question) }, (_, answer) =>
        countOf(voted.filter(([unitId]) => cast.get(unitId)?.[at] === answer)),
      );
      const ofPresent = question.kind === 'choice' ? 1 : moreThanHalf(present.weight);
      const needed = neededOfAll(question.matter, meeting, all.weight) ?? ofPresent;
      const decided = hasQuorum
        ? outcomeOf(question, answers, needed)
        : ({ outcome: 'noQuorum', winner: null } as const);
      return { answers, needed, ...decided };
    }),
  };
}

/**
 * Of a first meeting's questions those that a second one may decide: all where there was no quorum (section
 * 43 of the Condominium Act), else those of section 48 for which too few were present (its last paragraph).
 */
export const leftForSecond = <Q extends Question>(
  questions: readonly Q[],
  { hasQuorum, present, questions: told }: Pick<Tally, 'hasQuorum' | 'present' | 'questions'>,
): Q[] =>
  questions.filter(
    ({ matter }, at) =>
      !hasQuorum || (matter === 'major' && present.weight < (told[at]?.needed ?? 0)),
  );
