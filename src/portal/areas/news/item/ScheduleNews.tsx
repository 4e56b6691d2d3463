import { useTranslation } from 'next-i18next/pages';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News } from '@/contracts/news/news';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { notice } from '@/portal/kit/page/notice';
import { ScheduleDialog } from '@/portal/pickers/content/ScheduleDialog';
import type { StateProps } from './state-props';

/** Asks for the minute at which news is published by itself. */
export function ScheduleNews(props: StateProps & { onClose: () => void }) {
  const { news, onChanged, onStale, onClose } = props;
  const { t } = useTranslation('news');
  const { id, version, titleTh, publishAt, publishState } = news;
  return (
    <ScheduleDialog<News>
      title={t(`item.moves.${publishState === 'scheduled' ? 'reschedule' : 'schedule'}`)}
      lead={titleTh}
      at={publishAt}
      field="publishAt"
      save={(at) =>
        callEndpoint(newsEndpoints.move, {
          body: { id, version, publishState: 'scheduled', publishAt: at },
        })
      }
      done={(moved) => {
        notice.success(t('item.moved.scheduled'));
        onChanged(moved);
      }}
      onStale={onStale}
      onClose={onClose}
    />
  );
}
