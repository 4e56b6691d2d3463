import { Link2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { mpayEndpoints } from '@/contracts/billing/mpay';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useAction } from '@/portal/kit/calls/use-action';
import { CopyButton } from '@/portal/kit/page/CopyButton';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';

/** Makes the address by which a resident pays an invoice; it is shown once, and kept nowhere. */
export function AskPayment({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('invoices');
  const { moment } = useDates();
  const [made, setMade] = useState<{ url: string; expiresAt: string }>();
  const [ask, asking] = useAction(mpayEndpoints.ask, { done: setMade });
  if (made) {
    const address = new URL(made.url, window.location.origin).href;
    return (
      <div>
        <p role="status">
          {t('linkMade', { at: moment(made.expiresAt) })}
          <br />
          <a className={styles.address} href={made.url} target="_blank" rel="noreferrer noopener">
            {address}
          </a>
        </p>
        <CopyButton text={address} label={t('copyLink')} />
      </div>
    );
  }
  return (
    <div>
      <Button icon={<Link2 />} busy={asking} onClick={() => void ask({ body: { invoiceId } })}>
        {t('askPayment')}
      </Button>
    </div>
  );
}
