import { useTranslation } from 'next-i18next/pages';
import type { invoiceLetterEndpoints } from '@/contracts/billing/paper-letter';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import styles from '@/portal/areas/invoices/Invoices.module.css';

/** Whose invoices cannot be sent, because no owner has an e-mail. */
export function WithoutAddress(props: { found: ReplyOf<typeof invoiceLetterEndpoints.look> }) {
  const { without, rows } = props.found;
  const { t } = useTranslation('invoices');
  if (without === 0) return null;
  return (
    <details className={styles.without}>
      <summary>{t('send.without', { n: without })}</summary>
      <ul>
        {rows.map(({ id, unitNumber, payerName }) => (
          <li key={id}>
            <b>{unitNumber}</b> {payerName}
          </li>
        ))}
        {without > rows.length && <li>{t('send.more', { n: without - rows.length })}</li>}
      </ul>
      <p>{t('send.withoutLead')}</p>
    </details>
  );
}
