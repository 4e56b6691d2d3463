import { useTranslation } from 'next-i18next/pages';
import type { Invoice, InvoiceState } from '@/contracts/billing/invoice';
import { Tag, type Tone } from '@/portal/ui/words/Tag';

const tones: Record<InvoiceState, Tone> = {
  ...{ open: 'warn', part: 'warn', paid: 'good', void: 'plain' },
};

/** Where an invoice stands, and how late it is. */
export function StateTag({ invoice }: { invoice: Pick<Invoice, 'state' | 'daysLate'> }) {
  const { t } = useTranslation('invoices');
  const { state, daysLate } = invoice;
  if (daysLate > 0) return <Tag tone="bad">{t('lateDays', { days: daysLate })}</Tag>;
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
}
