import { useTranslation } from 'next-i18next/pages';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { PublishState } from '@/contracts/news/news-state';
import { useAction } from '@/portal/kit/calls/use-action';
import { notice } from '@/portal/kit/page/notice';
import type { StateProps } from './state-props';

/** Moves news to a state and says so; what somebody else has moved meanwhile is read again. */
export function useMove({ news, onChanged, onStale }: StateProps) {
  const { t } = useTranslation('news');
  const [run, moving] = useAction(newsEndpoints.move, {
    done: (moved) => {
      notice.success(t(`item.moved.${moved.publishState}`));
      onChanged(moved);
    },
    onRefused: () => {
      onStale();
      return false;
    },
  });
  const { id, version } = news;
  const move = (publishState: PublishState) => void run({ body: { id, version, publishState } });
  return [move, moving] as const;
}
