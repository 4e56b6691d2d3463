import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { undoSeconds } from '@/contracts/parcel/states';
import { Button } from '@/portal/ui/actions/Button';
import styles from './HandOverOutcome.module.css';
import type { Outcome } from './use-counter';

/** The seconds that are left until so many after `from`; 0 when they are over. */
function useSecondsLeft(from: number, seconds: number): number {
  const left = () => Math.max(0, Math.ceil((from + seconds * 1000 - Date.now()) / 1000));
  const [shown, setShown] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setShown(left()), 250);
    return () => clearInterval(timer);
  });
  return shown;
}

/** What became of the last hand-over, and the way back while there is one. */
export function HandOverOutcome(props: { outcome: Outcome; onUndo: () => void; busy: boolean }) {
  const { t } = useTranslation('parcels');
  const { name, done, of, at } = props.outcome;
  const seconds = useSecondsLeft(at, undoSeconds);
  return (
    <section className={styles.outcome} data-all={done.length === of || undefined}>
      <output>
        {t('counter.summary', { done: done.length, n: of })}{' '}
        {done.length > 0 && t('counter.givenTo', { name })}
      </output>
      {done.length > 0 && seconds > 0 && (
        <Button size="small" disabled={props.busy} onClick={props.onUndo}>
          {t('counter.undo', { seconds })}
        </Button>
      )}
    </section>
  );
}
