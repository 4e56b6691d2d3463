import type { Meanings } from '@/contracts/kit/feature/meaning';
import type { Permission } from '@/contracts/kit/feature/permissions';

/** Where a suggestion stands: `waiting` is for the resident, `merged` went into another one. */
export const suggestionStatuses = [
  'new',
  'in_progress',
  'waiting',
  'done',
  'closed',
  'merged',
] as const;
export type SuggestionStatus = (typeof suggestionStatuses)[number];

export const suggestionMeanings = {
  new: 'needs',
  in_progress: 'moving',
  waiting: 'off',
  done: 'done',
  closed: 'off',
  merged: 'off',
} as const satisfies Meanings<SuggestionStatus>;

interface StatusRules {
  /** Where it may be put by hand. */
  to: readonly SuggestionStatus[];
  /** Somebody still has to do something: its words, its zone and whose it is may change. */
  open: boolean;
  /** It is late once its time is over: the office has it, not the resident. */
  due: boolean;
}

/** What may become of a suggestion; a screen offers what this says, the service refuses the rest. */
export const suggestionRules: Record<SuggestionStatus, StatusRules> = {
  new: { to: ['in_progress', 'waiting', 'done'], open: true, due: true },
  in_progress: { to: ['done', 'waiting'], open: true, due: true },
  // What the resident says puts it back to work.
  waiting: { to: ['in_progress', 'done'], open: true, due: false },
  done: { to: ['closed', 'in_progress'], open: false, due: false },
  closed: { to: ['in_progress'], open: false, due: false },
  merged: { to: [], open: false, due: false },
};

const having = (rule: 'open' | 'due') =>
  suggestionStatuses.filter((status) => suggestionRules[status][rule]);
export const openStatuses = having('open');
export const dueStatuses = having('due');

/** Closing, and opening again what was closed, is another person's word than working on it. */
export const needsFor = (from: SuggestionStatus, to: SuggestionStatus): Permission =>
  from === 'closed' || to === 'closed' ? 'suggestions:approve' : 'suggestions:edit';
