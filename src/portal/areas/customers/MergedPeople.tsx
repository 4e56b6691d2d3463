import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Customers.module.css';
import { personCall } from './pages';
import { UndoMerge } from './UndoMerge';

/** The records that were found to be this same person. */
export function MergedPeople({ onUndone }: { onUndone: () => void }) {
  const { t } = useTranslation('customers');
  const { moment } = useDates();
  const { answer, reload } = useLiveReader(
    customerCareEndpoints.merged,
    personCall(useRouter().query),
  );
  if (!answer || answer.people.length === 0) return null;
  return (
    <Section title={t('mergedPeople')}>
      <ul className={styles.list}>
        {answer.people.map((gone) => (
          <li key={gone.id} className={styles.actions}>
            <span>
              {gone.name} · {moment(gone.mergedAt)}
            </span>
            <UndoMerge
              gone={gone}
              onDone={() => {
                reload();
                onUndone();
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
