import { useTranslation } from 'next-i18next/pages';
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

/** What is not in the office's records yet: what waits for the network, and what was refused and why. */
export function OutboxList({ waiting, refused, others, ...on }: Props) {
  const { t } = useTranslation('parcels');
  return (
    <>
      <output className={styles.waiting} data-filled={waiting.length > 0 || undefined}>
        {waiting.length > 0 && t('outbox.waiting', { n: waiting.length })}
      </output>
      {others > 0 && <p className={styles.others}>{t('outbox.others', { n: others })}</p>}
      {refused.length > 0 && (
        <section className={styles.refused} aria-label={t('outbox.refused')}>
          <h2>{t('outbox.refused')}</h2>
          <ul>
            {refused.map((entry) => (
              <RefusedEntry key={entry.id} entry={entry} {...on} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
