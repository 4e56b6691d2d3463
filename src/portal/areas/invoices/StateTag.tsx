import { useTranslation } from 'next-i18next/pages';
import { type Invoice, invoiceMeanings } from '@/contracts/billing/invoice';
import { Tag } from '@/portal/ui/words/Tag';

/** Where an invoice stands, and how late it is. */
export function StateTag(props: { invoice: Pick<Invoice, 'state' | 'daysLate'>; big?: boolean }) {
  const { invoice, ...big } = props;
  const { t } = useTranslation('invoices');
  const { state, daysLate } = invoice;
  if (daysLate > 0) {
    return (
      <Tag tone="failed" {...big}>
        {t('lateDays', { days: daysLate })}
      </Tag>
    );
  }
  return (
    <Tag tone={invoiceMeanings[state]} {...big}>
      {t(`states.${state}`)}
    </Tag>
  );
}
