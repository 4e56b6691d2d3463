import { useTranslation } from 'next-i18next/pages';
import {
  type ReceiptDetail,
  type ReceiptPaper,
  receiptEndpoints,
  receiptPapers,
} from '@/contracts/billing/receipt';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useKept } from '@/portal/kit/page/use-kept';
import { Select } from '@/portal/ui/fields/fields';
import styles from './Receipts.module.css';

/** A receipt as a file for the paper of this device's printer. */
export function PrintReceipt({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts');
  const [kept, keep] = useKept('receipts.paper');
  const paper: ReceiptPaper = kept === 'roll' ? 'roll' : 'a5';
  const n = receipt.together.length + 1;
  const call = { params: { id: receipt.id }, body: { paper } };
  return (
    <div className={styles.print}>
      <Select
        aria-label={t('paper')}
        title={t('paperHint')}
        value={paper}
        onChange={(event) => keep(event.target.value)}
      >
        {receiptPapers.map((one) => (
          <option key={one} value={one}>
            {t(`papers.${one}`)}
          </option>
        ))}
      </Select>
      <DownloadButton look="primary" endpoint={receiptEndpoints.print} call={call}>
        {n > 1 ? t('printAll', { n }) : receipt.prints === 0 ? t('print') : t('reprint')}
      </DownloadButton>
    </div>
  );
}
