import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type PublishState, refusesMove } from '@/contracts/news/news-state';
import { StateMoves } from '@/portal/pickers/content/StateMoves';
import type { StateProps } from './state-props';
import { useNewsMove } from './use-news-move';

const ScheduleNews = dynamic(() => import('./ScheduleNews').then((m) => m.ScheduleNews), {
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
  const [move, moving] = useNewsMove(props);
  const offered = moves[news.publishState]
    .filter(([to]) => !refusesMove(news, to, Date.now()))
    .map(([to, name]) => ({ to, name: t(`item.moves.${name}`) }));
  return (
    <>
      <StateMoves
        moves={offered}
        next={news.publishState === 'published' ? undefined : offered[0]?.to}
        moving={moving}
        onMove={(to) => (to === 'scheduled' ? setScheduling(true) : move(to))}
      />
      {scheduling && <ScheduleNews {...props} onClose={() => setScheduling(false)} />}
    </>
  );
}
