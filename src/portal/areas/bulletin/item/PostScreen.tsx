import { useRouter } from 'next/router';
import { postEndpoints } from '@/contracts/bulletin/post';
import { itemCall } from '@/portal/areas/bulletin/pages';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { Item } from './Item';

/** One post: as residents read it, what was said below it, and what is wrong with it. */
export function PostScreen() {
  const { query } = useRouter();
  const read = useLiveReader(postEndpoints.get, itemCall(query));
  return (
    <RecordPage read={read} list="/bulletin" texts="bulletin">
      {(post) => <Item key={post.id} post={post} reload={read.reload} />}
    </RecordPage>
  );
}
