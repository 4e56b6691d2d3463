import type { News } from '@/contracts/news/news';

/** What every piece that shows or moves the state of news is given. */
export interface StateProps {
  news: News;
  onChanged: (news: News) => void;
  /** Somebody else has changed it meanwhile. */
  onStale: () => void;
}
