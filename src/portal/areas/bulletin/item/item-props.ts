import type { PostDetail } from '@/contracts/bulletin/post';

/** What each part of a post's screen shows. */
export interface ItemProps {
  post: PostDetail;
  /** Reads it again. */
  reload: () => void;
}
