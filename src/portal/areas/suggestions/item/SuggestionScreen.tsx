import { useRouter } from 'next/router';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { itemCall } from '@/portal/areas/suggestions/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { Item } from './Item';

/** One suggestion: what it is, what was said of it, and what can be done about it now. */
export function SuggestionScreen() {
  const { query } = useRouter();
  const read = useReader(suggestionEndpoints.get, itemCall(query));
  useLive('suggestions', read.reload);
  return (
    <RecordPage read={read} list="/suggestion" texts="suggestions">
      {(suggestion) => <Item key={suggestion.id} suggestion={suggestion} reload={read.reload} />}
    </RecordPage>
  );
}
