import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import styles from './Dialogs.module.css';
import type { Outcome } from './in-batches';

/** What became of each of several parcels, those that were left first; then what to do now. */
export function Outcomes({ outcomes, children }: { outcomes: Outcome[]; children: ReactNode }) {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const refused = outcomes.filter(({ error }) => error);
  const done = outcomes.filter(({ error }) => !error);
  return (
    <div className={styles.form}>
      <p role="status">{t('changes.summary', { done: done.length, n: outcomes.length })}</p>
      <ul className={styles.outcomes} aria-label={t('changes.results')}>
        {[...refused, ...done].map(({ parcel, error }) => (
          <li key={parcel.id} data-refused={error ? true : undefined}>
            <b>{t('list.name', { code: parcel.docCode, unit: parcel.unitNumber })}</b>
            <span>{error ? errorText(error) : t('changes.ok')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>{children}</p>
    </div>
  );
}
