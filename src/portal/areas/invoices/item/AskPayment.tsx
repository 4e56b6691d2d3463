import { Link2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { CopyButton } from '@/portal/kit/page/CopyButton';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import type { PaymentLink } from './payment-link';

/** Makes the address by which a resident pays an invoice, and copies it once it is there. */
export function AskPayment({ link: { made, ask, asking } }: { link: PaymentLink }) {
  const { t } = useTranslation('invoices');
  if (made) return <CopyButton text={made.address} label={t('copyLink')} />;
  return (
    <Button icon={<Link2 />} busy={asking} onClick={ask}>
      {t('askPayment')}
    </Button>
  );
}

/** The address itself: it is shown once. */
export function MadePayment({ link: { made } }: { link: PaymentLink }) {
  const { t } = useTranslation('invoices');
  const { moment } = useDates();
  if (!made) return null;
  return (
    <p role="status">
      {t('linkMade', { at: moment(made.expiresAt) })}
      <br />
      <a className={styles.address} href={made.url} target="_blank" rel="noreferrer noopener">
        {made.address}
      </a>
    </p>
  );
}
