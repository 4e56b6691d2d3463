import type { SuggestionDetail } from '@/contracts/master-data/suggestions/suggestion';

/** What each part of a suggestion's screen is given. */
export interface ItemProps {
  suggestion: SuggestionDetail;
  /** Reads it again. */
  reload: () => void;
}
