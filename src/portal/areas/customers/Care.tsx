import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { held } from '@/contracts/data-care/held';
import { type Customer, customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Customers.module.css';

const EraseDialog = dynamic(
  () => import('@/portal/pickers/people/EraseDialog').then((m) => m.EraseDialog),
  { ssr: false },
);

/** What the law gives a person a right to: what is held of them, and that it is erased. */
export function Care({ person, onErased }: { person: Customer; onErased: () => void }) {
  const { t } = useTranslation('personal');
  const can = usePermission();
  const [isAsking, setAsking] = useState(false);
  if (!can('customers:approve')) return null;
  return (
    <div className={styles.actions}>
      <DownloadButton endpoint={customerCareEndpoints.held} call={{ params: { id: person.id } }}>
        {t('held')}
      </DownloadButton>
      <Button tone="bad" onClick={() => setAsking(true)}>
        {t('erase')}
      </Button>
      {isAsking && (
        <EraseDialog
          id={person.id}
          name={person.name}
          held={held}
          endpoints={customerCareEndpoints}
          onErased={() => {
            setAsking(false);
            notice.success(t('erased'));
            onErased();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
