import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { InvoiceEvent } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { Happening, Timeline } from '@/portal/ui/layout/Timeline';

const tones = {
  issued: undefined,
  mailWaits: 'off',
  mailed: undefined,
  mailFailed: 'failed',
  opened: 'moving',
  late: 'failed',
  paid: 'done',
  unpaid: 'failed',
  voided: 'off',
} as const satisfies Record<InvoiceEvent['kind'], unknown>;

/** Codes that the service gives where a mail server said nothing of its own. */
const reasons = ['NO_ANSWER', 'UNWRITTEN', 'unclear'] as const;

/** All that happened to an invoice, the latest first. */
export function Events({ events }: { events: readonly InvoiceEvent[] }) {
  const { t } = useTranslation('invoices');
  return (
    <Section title={t('events.title')}>
      <Timeline>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </Timeline>
    </Section>
  );
}

function Event({ event }: { event: InvoiceEvent }) {
  const { t } = useTranslation('invoices');
  const { date, moment } = useDates();
  const { kind, at, by, address, why, receipt } = event;
  const reason = reasons.find((one) => one === why);
  return (
    <Happening
      tone={tones[kind]}
      when={[at.length > 10 ? moment(at) : date(at), by, address].filter(Boolean).join(' · ')}
    >
      <b>{t(`events.${kind}`)}</b>
      {receipt && (
        <>
          {' '}
          <Link href={`/receipts/${receipt.id}`}>{receipt.number}</Link>{' '}
          {t('events.sum', { amount: showBaht(receipt.amount) })}
        </>
      )}
      {why && <p>{reason ? t(`events.why.${reason}`) : why}</p>}
    </Happening>
  );
}
