import type { ErrorCode } from '@/contracts/kit/calls/errors';
import type { Meanings } from '@/contracts/kit/feature/meaning';

export const publishStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type PublishState = (typeof publishStates)[number];

export const publishMeanings = {
  draft: 'off',
  scheduled: 'moving',
  published: 'done',
  unpublished: 'off',
} as const satisfies Meanings<PublishState>;

/** Pending until somebody other than its author has decided, and again after each edit. */
export const reviews = ['pending', 'approved', 'rejected'] as const;
export type Review = (typeof reviews)[number];

export const reviewMeanings = {
  pending: 'needs',
  approved: 'done',
  rejected: 'failed',
} as const satisfies Meanings<Review>;

/** Emergency news is a popup, and goes out unless it was rejected: minutes count. */
export const newsTypes = ['ordinary', 'emergency'] as const;
export type NewsType = (typeof newsTypes)[number];

/** For so long after publishing nobody is told, and it can be taken back to a draft. */
export const undoSeconds = 15;

interface StateRules {
  /** Whether its words, files and properties may be changed. */
  edit: boolean;
  review: boolean;
  remove: boolean;
  /** Where it may go, and under which condition. */
  to: Partial<Record<PublishState, 'always' | 'cleared' | 'untold'>>;
}

/** What may be done with news in each state; a screen offers what this says, the service refuses the rest. */
export const newsStates: Record<PublishState, StateRules> = {
  draft: {
    edit: true,
    review: true,
    remove: true,
    to: { scheduled: 'cleared', published: 'cleared' },
  },
  // To itself: at another time.
  scheduled: {
    edit: false,
    review: false,
    remove: false,
    to: { draft: 'always', scheduled: 'cleared', published: 'cleared' },
  },
  // Back to a draft only before anybody was told.
  published: {
    edit: false,
    review: false,
    remove: false,
    to: { draft: 'untold', unpublished: 'always' },
  },
  unpublished: {
    edit: true,
    review: true,
    remove: true,
    to: { scheduled: 'cleared', published: 'cleared' },
  },
};

/** Where news stands, as far as its moves depend on it. */
export interface Standing {
  publishState: PublishState;
  review: Review;
  type: NewsType;
  /** UTC instant until which its publication is kept back; null once it was told, or is not published. */
  announceAt: string | null;
}

/** An approval is another person's word; an emergency need not wait for it, but does not go against it. */
const isCleared = ({ review, type }: Standing) =>
  review === 'approved' || (review === 'pending' && type === 'emergency');

/** Why news may not go to a state now (milliseconds since 1970); undefined where it may. */
export function refusesMove(news: Standing, to: PublishState, now: number): ErrorCode | undefined {
  const condition = newsStates[news.publishState].to[to];
  switch (condition) {
    case undefined:
      return 'NEWS_STATE';
    case 'always':
      return undefined;
    case 'cleared':
      return isCleared(news) ? undefined : 'NEWS_NOT_APPROVED';
    case 'untold':
      return news.announceAt !== null && Date.parse(news.announceAt) > now
        ? undefined
        : 'NEWS_ANNOUNCED';
  }
}
