import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { payPageEndpoints } from '@/contracts/billing/mpay';
import { useReader } from '@/portal/kit/calls/use-reader';
import { buttonLook } from '@/portal/ui/actions/Button';
import styles from './Pay.module.css';
import { leadOf, PayCard, PayFacts, PaySkeleton, PayUnread } from './PayCard';
import { referenceIn } from './PayScreen';

const lookMs = 3000;

/**
 * Where the gateway sends people back to. The address says how the gateway thinks it went; what is shown
 * is what the service knows, which may still wait for the gateway's word.
 */
export function ResultScreen() {
  const { t } = useTranslation('pay');
  const { query, isReady } = useRouter();
  const reference = referenceIn(query);
  if (!isReady) return <PaySkeleton />;
  if (!reference) return <PayCard title={t('unknown')} lead={t('unknownLead')} />;
  return <Result reference={reference} />;
}

function Result({ reference }: { reference: string }) {
  const { t } = useTranslation('pay');
  const { answer, reading, reload } = useReader(payPageEndpoints.read, { params: { reference } });
  const waits = answer?.state === 'started' || answer?.state === 'paid';
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(reload, lookMs);
    return () => clearInterval(timer);
  }, [waits, reload]);
  if (!answer) {
    if (reading.status !== 'failed') return <PaySkeleton />;
    return <PayUnread error={reading.error} reload={reload} />;
  }
  return (
    <PayCard title={t(`results.${answer.state}.title`)} lead={leadOf(t, answer)} end={answer.state}>
      <PayFacts page={answer} />
      {answer.sandbox && <p className={styles.sandbox}>{t('sandbox')}</p>}
      {answer.payable && (
        <a {...buttonLook('primary')} href={`/homeservice/paymentPage?ref=${reference}`}>
          {t(answer.state === 'failed' ? 'tryAgain' : 'again')}
        </a>
      )}
    </PayCard>
  );
}
