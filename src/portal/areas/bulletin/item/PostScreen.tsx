import { useRouter } from 'next/router';
import { postEndpoints } from '@/contracts/bulletin/post';
import { itemCall } from '@/portal/areas/bulletin/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { Item } from './Item';

/** One post: as residents read it, what was said below it, and what is wrong with it. */
export function PostScreen() {
  const { query } = useRouter();
  const read = useReader(postEndpoints.get, itemCall(query));
  useLive('bulletin', read.reload);
  return (
    <RecordPage read={read} list="/bulletin" texts="bulletin">
      {(post) => <Item key={post.id} post={post} reload={read.reload} />}
    </RecordPage>
  );
}
