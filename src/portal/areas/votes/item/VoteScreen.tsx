import { useRouter } from 'next/router';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { voteCall } from '@/portal/areas/votes/pages';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { Item } from './Item';

/** One vote: its desk while it is open, its result, and the roll that proves it. */
export function VoteScreen() {
  const { query } = useRouter();
  const read = useLiveReader(voteEndpoints.get, voteCall(query));
  return (
    <RecordPage read={read} list="/votes" texts="votes">
      {(vote) => <Item key={vote.id} vote={vote} reload={read.reload} />}
    </RecordPage>
  );
}
