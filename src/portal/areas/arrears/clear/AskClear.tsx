import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { UnitAccount } from '@/contracts/billing/arrears';
import styles from '@/portal/areas/arrears/Arrears.module.css';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';

const AskForm = dynamic(() => import('./AskForm').then((m) => m.AskForm), { ssr: false });

/** The way to note that somebody asks for a debt-free letter, whether or not all is paid yet. */
export function AskClear({ account, reload }: { account: UnitAccount; reload: () => void }) {
  const { t } = useTranslation('arrears');
  const [asking, setAsking] = useState(false);
  const owner = account.owners.map(({ name }) => name).join(', ');
  return (
    <>
      <div className={styles.bar}>
        <Button look="link" onClick={() => setAsking(true)}>
          {t('clearAsk')}
        </Button>
      </div>
      {asking && (
        <AskForm
          unit={{ id: account.unitId, number: account.unitNumber, owner }}
          onDone={() => {
            setAsking(false);
            notice.success(t('clearAsked'));
            reload();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
