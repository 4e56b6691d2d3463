import type { VoteDetail } from '@/contracts/master-data/votes/vote';

/** What each part of a vote's screen is given. */
export interface ItemProps {
  vote: VoteDetail;
  /** Reads it again. */
  reload: () => void;
}
