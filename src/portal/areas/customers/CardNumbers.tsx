import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { showCitizenId } from '@/contracts/kit/fields/citizen-id';
import { type Customer, customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Customers.module.css';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  {
    ssr: false,
  },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

/** The numbers of somebody's cards: masked, and in full for who may see them and says why. */
export function CardNumbers({ person }: { person: Customer }) {
  const { t } = useTranslation('customers');
  const can = usePermission();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<{ citizenId: string; passport: string }>();
  const { citizenId, passport } = shown ?? person;
  const has = Boolean(person.citizenId || person.passport);
  return (
    <>
      <FactList
        facts={[
          [t('citizenId'), citizenId && showCitizenId(citizenId)],
          [t('passport'), passport],
        ]}
      />
      {has && can('customers:approve') && (
        <div className={styles.actions}>
          <Button onClick={() => (shown ? setShown(undefined) : setAsking(true))}>
            {t(shown ? 'hide' : 'reveal')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('revealTitle', { name: person.name })}
          lead={t('revealLead')}
          action={t('reveal')}
          endpoint={customerCareEndpoints.reveal}
          id={person.id}
          onDone={(numbers) => {
            setShown(numbers);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
