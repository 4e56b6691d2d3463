import { useContext, useEffect } from 'react';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News } from '@/contracts/news/news';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { ChangesContext } from '@/portal/kit/live/live';
import { usePerson } from '@/portal/kit/page/person';
import { useAppDispatch } from '@/portal/kit/page/store';

/**
 * Counts the person as a reader of published news that is shown; at the main admin nobody reads. The
 * service forgets the readers of a publication that is taken back.
 */
export function useMarkNewsRead(news: News | undefined): void {
  const dispatch = useAppDispatch();
  const changes = useContext(ChangesContext);
  const { propertyId } = usePerson();
  const isDue = propertyId && news?.publishState === 'published' && !news.read;
  const id = isDue ? news.id : undefined;
  useEffect(() => {
    if (!id) return;
    // Whoever could not be counted is, the next time.
    dispatch(callEndpoint(newsEndpoints.markRead, { params: { id } }))
      .unwrap()
      .then(
        () => changes.tell('news'),
        () => undefined,
      );
  }, [dispatch, changes, id]);
}
