import { useTranslation } from 'next-i18next/pages';
import { type PayPage, payPageEndpoints } from '@/contracts/billing/mpay';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useDates } from '@/portal/kit/text/dates';
import { MailReceipt } from './MailReceipt';
import styles from './Pay.module.css';

/** The receipt of what was paid, as long as it can be taken from here. */
export function ReceiptPart({ page, reference }: { page: PayPage; reference: string }) {
  const { t } = useTranslation('pay');
  const { moment } = useDates();
  if (!page.receiptNumber) return null;
  return (
    <div className={styles.buttons}>
      <p>
        {t('receipt')} <b>{page.receiptNumber}</b>
      </p>
      {page.receiptUntil ? (
        <>
          <DownloadButton endpoint={payPageEndpoints.receipt} call={{ params: { reference } }}>
            {t('download')}
          </DownloadButton>
          <p className={styles.soft}>{t('downloadUntil', { day: moment(page.receiptUntil) })}</p>
          <MailReceipt reference={reference} />
        </>
      ) : (
        <p className={styles.soft}>{t('receiptAtOffice')}</p>
      )}
    </div>
  );
}
