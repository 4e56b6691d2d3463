import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { RefundDetail } from '@/contracts/billing/deposits/refund';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Name } from '@/portal/ui/words/Name';

/** What it is given back of and how, who asked and approved, and what became of it. */
export function RefundFacts({ refund }: { refund: RefundDetail }) {
  const { t } = useTranslation('refunds');
  const { date, moment } = useDates();
  const { receiptId, day, endedAt } = refund;
  const person = (name: string) => name && <Name key={name}>{name}</Name>;
  return (
    <Section title={t('about')}>
      <FactList
        facts={[
          [t('source'), t(`sources.${refund.source}`)],
          [
            t('receiptNumber'),
            receiptId && (
              <Link key="receipt" href={`/receipts/${receiptId}`}>
                {refund.receiptNumber}
              </Link>
            ),
          ],
          [t('method'), `${t(`methods.${refund.method}`)} ${refund.reference}`.trim()],
          [t('askedBy'), person(refund.askedBy)],
          [t('grantedBy'), person(refund.grantedBy)],
          [t('day'), day && date(day)],
          [t('endedBy'), endedAt && `${refund.endedBy} · ${moment(endedAt)}`],
          [t('endReason'), refund.endReason],
        ]}
      />
    </Section>
  );
}
