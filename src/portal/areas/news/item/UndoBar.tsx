import { useTranslation } from 'next-i18next/pages';
import { undoSeconds } from '@/contracts/news/news-state';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Item.module.css';
import type { StateProps } from './state-props';
import { useNewsMove } from './use-news-move';
import { useSecondsLeft } from './use-seconds-left';

/** As long as nobody was told: how many seconds are left, and the way back to a draft. */
export function UndoBar({ until, ...props }: StateProps & { until: number }) {
  const { t } = useTranslation('news');
  const [move, moving] = useNewsMove(props);
  const left = useSecondsLeft(until, undoSeconds);
  if (left === 0) return null;
  return (
    <div className={styles.undo}>
      <p role="status">{t('item.undoLead', { n: undoSeconds })}</p>
      <Button look="primary" busy={moving} onClick={() => move('draft')}>
        {t('item.undo')} <span aria-hidden="true">{t('item.seconds', { n: left })}</span>
      </Button>
      <i style={{ inlineSize: `${(100 * left) / undoSeconds}%` }} />
    </div>
  );
}
