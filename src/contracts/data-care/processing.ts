import type { Names } from '@/contracts/kit/feature/names';
import type { Law } from './laws';
import type { bases, receivers, spans } from './processing-words';
import type { RetentionKind } from './retention';

/** One use of people's data, as section 39 of the PDPA asks for it. */
export interface Processing {
  names: Names;
  /** Kinds of data. */
  data: Names;
  purpose: Names;
  basis: keyof typeof bases;
  receivers: readonly (keyof typeof receivers)[];
  /** Which of it ends by a number of days, or until when it is kept. */
  kept: RetentionKind | keyof typeof spans;
  law?: Law;
}

/** What becomes of somebody's data when they ask for its erasure. */
export type Fate = 'erased' | 'nameless' | 'stays';
export const fates = ['erased', 'nameless', 'stays'] as const satisfies readonly Fate[];

/** What is held of people, and handed out and erased when they ask for it. */
export type Held = Processing & { fate: Fate };
