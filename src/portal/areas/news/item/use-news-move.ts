import { useTranslation } from 'next-i18next/pages';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { PublishState } from '@/contracts/news/news-state';
import { useMove } from '@/portal/kit/calls/use-move';
import { notice } from '@/portal/kit/page/notice';
import type { StateProps } from './state-props';

/** Moves news to a state and says so. */
export function useNewsMove({ news, onChanged, onStale }: StateProps) {
  const { t } = useTranslation('news');
  const [run, moving] = useMove(newsEndpoints.move, {
    done: (moved) => {
      notice.success(t(`item.moved.${moved.publishState}`));
      onChanged(moved);
    },
    reload: onStale,
  });
  const { id, version } = news;
  const move = (publishState: PublishState) => void run({ body: { id, version, publishState } });
  return [move, moving] as const;
}
