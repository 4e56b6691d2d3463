import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { News } from '@/contracts/news/news';
import { type PublishState, refusesMove } from '@/contracts/news/news-state';
import { Button } from '@/portal/ui/Button';
import styles from './Item.module.css';
import type { StateProps } from './state-props';
import { useMove } from './use-move';

const ScheduleDialog = dynamic(() => import('./ScheduleDialog').then((m) => m.ScheduleDialog), {
  ssr: false,
});

type Move = [to: PublishState, name: string];

/** What each move is called; taking a publication back is the undo's. */
const moves: Record<PublishState, Move[]> = {
  draft: [
    ['published', 'publish'],
    ['scheduled', 'schedule'],
  ],
  scheduled: [
    ['scheduled', 'reschedule'],
    ['published', 'publish'],
    ['draft', 'unschedule'],
  ],
  published: [['unpublished', 'unpublish']],
  unpublished: [
    ['published', 'republish'],
    ['scheduled', 'schedule'],
  ],
};

/** The states that news may go to now, each a button; the first is what comes next. */
export function Moves(props: StateProps) {
  const { news } = props;
  const { t } = useTranslation('news');
  const [scheduling, setScheduling] = useState(false);
  const [move, moving] = useMove(props);
  const offered = moves[news.publishState].filter(([to]) => !refusesMove(news, to, Date.now()));
  const looks = (news: News, at: number) =>
    at === 0 && news.publishState !== 'published' ? 'primary' : 'plain';
  if (offered.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {offered.map(([to, name], at) => (
        <Button
          key={name}
          look={looks(news, at)}
          disabled={moving}
          onClick={() => (to === 'scheduled' ? setScheduling(true) : move(to))}
        >
          {t(`item.moves.${name}`)}
        </Button>
      ))}
      {scheduling && <ScheduleDialog {...props} onClose={() => setScheduling(false)} />}
    </div>
  );
}
