import { useContext, useEffect } from 'react';
import type { News } from '@/contracts/news/news';
import { undoSeconds } from '@/contracts/news/news-state';
import { markNewsRead } from '@/portal/areas/news/resource';
import { ChangesContext } from '@/portal/kit/live';
import { usePerson } from '@/portal/kit/person';
import { useAppDispatch } from '@/portal/kit/store';

/**
 * Counts the person as a reader of published news that is shown, once it can no longer be taken back;
 * at the main admin nobody reads.
 */
export function useMarkNewsRead(news: News | undefined): void {
  const dispatch = useAppDispatch();
  const changes = useContext(ChangesContext);
  const { propertyId } = usePerson();
  const isDue = propertyId && news?.publishState === 'published' && !news.read;
  const id = isDue ? news.id : undefined;
  const waitMs = news?.announceAt ? undoSeconds * 1000 : 0;
  useEffect(() => {
    if (!id) return undefined;
    const timer = setTimeout(() => {
      // Whoever could not be counted is, the next time.
      dispatch(markNewsRead({ params: { id } }))
        .unwrap()
        .then(
          () => changes.tell('news'),
          () => undefined,
        );
    }, waitMs);
    return () => clearTimeout(timer);
  }, [dispatch, changes, id, waitMs]);
}
