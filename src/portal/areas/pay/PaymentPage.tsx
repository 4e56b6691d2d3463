import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PayPage } from '@/contracts/billing/mpay';
import { buttonLook } from '@/portal/ui/actions/Button';
import { Bill, type Late } from './Bill';
import { Office } from './Office';
import styles from './Pay.module.css';
import { leadOf, PayCard, PaySkeleton, PayUnread } from './PayCard';
import { ReceiptPart } from './ReceiptPart';
import { usePayment, useReference } from './use-payment';
import { Ways } from './Ways';

/** A payment by its link; `isBack` where the gateway sent the payer back. */
export function PaymentPage({ isBack = false }: { isBack?: boolean }) {
  const { t } = useTranslation('pay');
  const reference = useReference();
  if (reference === undefined) return <PaySkeleton />;
  if (!reference) return <PayCard title={t('unknown')} lead={t('unknownLead')} />;
  return <Known reference={reference} isBack={isBack} />;
}

function Known({ reference, isBack }: { reference: string; isBack: boolean }) {
  const { answer, reading, reload } = usePayment(reference);
  if (!answer) {
    if (reading.status !== 'failed') return <PaySkeleton />;
    return <PayUnread error={reading.error} reload={reload} />;
  }
  return <Found page={answer} reference={reference} isBack={isBack} reload={reload} />;
}

interface Props {
  page: PayPage;
  reference: string;
  isBack: boolean;
  reload: () => void;
}

function Found({ page, reference, isBack, reload }: Props) {
  const { t } = useTranslation('pay');
  const isOpen = page.state === 'waiting' || page.state === 'started';
  const isAsked = isOpen && !isBack;
  const mayChoose = page.payable && !isBack;
  const [chosen, choose] = useState<boolean>();
  const owed = page.lateAlong || page.late;
  const withLate = mayChoose ? (chosen ?? page.lateAlong > 0) : page.lateAlong > 0;
  const late: Late = { owed, along: withLate ? owed : 0, ...(mayChoose && { choose }) };
  return (
    <PayCard
      title={t(isAsked ? 'title' : `results.${page.state}.title`)}
      lead={isAsked ? t('lead') : leadOf(t, page)}
      end={isAsked ? undefined : page.state}
    >
      <Bill page={page} late={late} />
      {page.sandbox && <p className={styles.sandbox}>{t('sandbox')}</p>}
      {isOpen && !page.payable && <p role="alert">{t('notPayable')}</p>}
      {mayChoose && <Ways {...{ page, reference, withLate, reload }} />}
      {page.payable && isBack && (
        <a {...buttonLook('primary')} href={`/homeservice/paymentPage?ref=${reference}`}>
          {t(page.state === 'failed' ? 'tryAgain' : 'again')}
        </a>
      )}
      <ReceiptPart page={page} reference={reference} />
      <Office phone={page.officePhone} />
    </PayCard>
  );
}
