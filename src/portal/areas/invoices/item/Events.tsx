import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { InvoiceDetail, InvoiceEvent } from '@/contracts/billing/invoice';
import { invoices } from '@/contracts/features/finance/invoices';
import { showBaht } from '@/contracts/kit/fields/satang';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useDates } from '@/portal/kit/text/dates';

/** Codes that the service gives where a mail server said nothing of its own. */
const reasons = ['NO_ANSWER', 'UNWRITTEN', 'unclear'] as const;

/** All that happened to an invoice, the latest first, with what else was done to it. */
export function Events({ id, events }: Pick<InvoiceDetail, 'id' | 'events'>) {
  const { t } = useTranslation('invoices');
  const { date, moment } = useDates();
  const told = events.map((event) => {
    const { kind, at, by, address } = event;
    const when = at.length > 10 ? moment(at) : date(at);
    return {
      ...{ key: event.id, at, what: t(`events.${kind}`) },
      by: [by, address, when].filter(Boolean).join(' · '),
      more: <More event={event} />,
    };
  });
  return (
    <HistorySection
      of={invoices}
      kind="invoice"
      id={id}
      told={{ events: told, actions: ['create', 'mail', 'void'] }}
    />
  );
}

function More({ event: { why, receipt, credit } }: { event: InvoiceEvent }) {
  const { t } = useTranslation('invoices');
  const reason = reasons.find((one) => one === why);
  return (
    <>
      {receipt && (
        <p>
          <Link href={`/receipts/${receipt.id}`}>{receipt.number}</Link>{' '}
          {t('events.sum', { amount: showBaht(receipt.amount) })}
        </p>
      )}
      {credit && (
        <p>
          <Link href={`/invoices/credits/${credit.id}`}>{credit.number || t('events.see')}</Link>{' '}
          {t('events.sum', { amount: showBaht(credit.amount) })}
        </p>
      )}
      {why && <p>{reason ? t(`events.why.${reason}`) : why}</p>}
    </>
  );
}
