/**
 * What a question is about, which says how many votes it needs: `major` and `manager` are the matters of
 * sections 48 and 49 of the Condominium Act B.E. 2522 as amended in 2551; `regulations` what a property's
 * own regulations want half of all votes for, of a condominium or a village, at either meeting.
 */
export const matters = ['plain', 'major', 'manager', 'regulations'] as const;
export type Matter = (typeof matters)[number];

/** Those that the Condominium Act alone knows. */
export const condoMatters: readonly Matter[] = ['major', 'manager'];

export type Meeting = 1 | 2;

/** What part of all votes a question needs, as a numerator and a denominator; null where those present decide. */
const parts: Record<Matter, Record<Meeting, readonly [number, number] | null>> = {
  /** Section 44. */
  plain: { 1: null, 2: null },
  /** Section 48, and its last paragraph. */
  major: { 1: [1, 2], 2: [1, 3] },
  /** Section 49. */
  manager: { 1: [1, 4], 2: [1, 4] },
  regulations: { 1: [1, 2], 2: [1, 2] },
};

/** The least of all votes that decides a matter at a meeting, rounded up; null where those present do. */
export function neededOfAll(matter: Matter, meeting: Meeting, all: number): number | null {
  const part = parts[matter][meeting];
  return part && Math.ceil((all * part[0]) / part[1]);
}

/** The rule's words among the texts of votes; the section's words of each but `ruleRegulations` are in `sections`. */
export type RuleName =
  | 'ruleHalf'
  | 'ruleMost'
  | 'ruleMajor'
  | 'ruleMajorSecond'
  | 'ruleManager'
  | 'ruleRegulations';

/** By which rule a question is decided. */
export function ruleOf(
  { kind, matter }: { kind: 'resolution' | 'choice'; matter: Matter },
  meeting: Meeting,
): RuleName {
  if (matter === 'major') return meeting === 2 ? 'ruleMajorSecond' : 'ruleMajor';
  if (matter === 'manager') return 'ruleManager';
  if (matter === 'regulations') return 'ruleRegulations';
  return kind === 'choice' ? 'ruleMost' : 'ruleHalf';
}
