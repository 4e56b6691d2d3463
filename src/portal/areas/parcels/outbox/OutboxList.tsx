import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styles from './OutboxList.module.css';
import type { Entry } from './outbox';
import { RefusedEntry } from './RefusedEntry';

interface Props {
  waiting: Entry[];
  refused: Entry[];
  others: number;
  onCorrect: (entry: Entry) => void;
  onRetry: (entry: Entry) => void;
  onDrop: (entry: Entry) => void;
}

/** Sooner it is told by the form alone. */
const usualMs = 3000;

/** Whether things have been waiting for longer than sending them usually takes. */
function useLate(isWaiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = isWaiting && setTimeout(() => setLate(true), usualMs);
    return () => {
      if (timer) clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return late;
}

/** What is not in the office's records yet: what waits for the network, and what was refused and why. */
export function OutboxList({ waiting, refused, others, ...on }: Props) {
  const { t } = useTranslation('parcels');
  const late = useLate(waiting.length > 0);
  return (
    <>
      <output className={styles.waiting} data-filled={late || undefined}>
        {late && t('outbox.waiting', { n: waiting.length })}
      </output>
      {others > 0 && <p className={styles.others}>{t('outbox.others', { n: others })}</p>}
      {refused.length > 0 && (
        <section className={styles.refused} aria-label={t('outbox.refused')}>
          <h2>{t('outbox.refused')}</h2>
          <ul>
            {refused.map((entry, i) => (
              <RefusedEntry key={entry.id} entry={entry} hotKey={i === 0 ? 'F6' : ''} {...on} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
