import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/errors';
import { useErrorText, useFieldText } from '@/portal/kit/use-error-text';
import { ActionButton } from '@/portal/ui/Action';
import styles from './Counter.module.css';
import type { Entry } from './outbox';

/** What is not in the office's records yet: what waits for the network, and what was refused and why. */
export function OutboxList(props: {
  waiting: Entry[];
  refused: Entry[];
  others: number;
  onCorrect: (entry: Entry) => void;
  onDrop: (entry: Entry) => void;
}) {
  const { t } = useTranslation('parcels');
  const { waiting, refused, others } = props;
  const mayDrop = (entry: Entry) => {
    const unit = unitNumber(entry);
    if (window.confirm(t('outbox.dropSure', { unit }))) props.onDrop(entry);
  };
  return (
    <>
      <output className={styles.outbox} data-filled={waiting.length > 0 || undefined}>
        {waiting.length > 0 && t('outbox.waiting', { n: waiting.length })}
      </output>
      {others > 0 && <p className={styles.others}>{t('outbox.others', { n: others })}</p>}
      {refused.length > 0 && (
        <section className={styles.refused} aria-label={t('outbox.refused')}>
          <h2>{t('outbox.refused')}</h2>
          <ul>
            {refused.map((entry) => (
              <li key={entry.id}>
                <b>{unitNumber(entry)}</b> {entry.draft.parcelCode}
                {entry.error && <Why error={entry.error} />}
                <span>
                  <ActionButton size="small" onClick={() => props.onCorrect(entry)}>
                    {t('outbox.correct')}
                  </ActionButton>
                  <ActionButton size="small" tone="quiet" onClick={() => mayDrop(entry)}>
                    {t('outbox.drop')}
                  </ActionButton>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const unitNumber = ({ unit }: Entry) => (typeof unit === 'string' ? unit : unit.number);

function Why({ error }: { error: ApiError }) {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [first] = Object.values(error.fields ?? {});
  return (
    <small className={styles.error}>
      {first ? fieldText(first) : errorText(error)}{' '}
      {first?.code === 'duplicateParcel' && (
        <Link href={`/parcels/${first.details?.id}`} target="_blank" prefetch={false}>
          {t('intake.seeFirst', { code: first.details?.code })}
        </Link>
      )}
    </small>
  );
}
