import { useTranslation } from 'next-i18next/pages';
import { type Invoice, invoiceMeanings } from '@/contracts/billing/invoice';
import { Tag } from '@/portal/ui/words/Tag';

/** Where an invoice stands, and how late it is. */
export function StateTag({ invoice }: { invoice: Pick<Invoice, 'state' | 'daysLate'> }) {
  const { t } = useTranslation('invoices');
  const { state, daysLate } = invoice;
  if (daysLate > 0) return <Tag tone="failed">{t('lateDays', { days: daysLate })}</Tag>;
  return <Tag tone={invoiceMeanings[state]}>{t(`states.${state}`)}</Tag>;
}
