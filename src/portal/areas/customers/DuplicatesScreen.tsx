import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Customer, customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import styles from './Customers.module.css';
import { DuplicatePair, type Merged } from './DuplicatePair';
import { UndoMerge } from './UndoMerge';

/** Two who are one often bear one name. */
const calledAt = ({ name, units }: Customer) =>
  units.length > 0 ? `${name} (${units.join(', ')})` : name;

/** People who may be one, side by side; one of them is kept. */
export function DuplicatesScreen() {
  const { t } = useTranslation('customers');
  const can = usePermission();
  const read = useLiveReader(customerCareEndpoints.duplicates, {});
  const [last, setLast] = useState<Merged>();
  return (
    <>
      <BackLink href="/customers">{t('title')}</BackLink>
      <ScreenHeader title={t('duplicates')} />
      <p className={styles.lead}>
        {t('duplicatesLead')} {!can('customers:approve') && t('mergedByManager')}
      </p>
      {last && (
        <div className={styles.note} role="status">
          <span>{t('mergedOf', { gone: calledAt(last.gone), kept: calledAt(last.kept) })}</span>
          <UndoMerge
            gone={last.gone}
            onDone={() => {
              setLast(undefined);
              read.reload();
            }}
          />
        </div>
      )}
      {!read.answer && <Awaited read={read} />}
      {read.answer?.pairs.length === 0 && <Panel title={t('noDuplicates')} />}
      <div className={styles.parts}>
        {read.answer?.pairs.map((pair) => (
          <DuplicatePair
            key={pair.people.map(({ id }) => id).join()}
            pair={pair}
            onMerged={(merged) => {
              setLast(merged);
              read.reload();
            }}
          />
        ))}
      </div>
    </>
  );
}
