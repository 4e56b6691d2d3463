import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type PayPage, payPageEndpoints } from '@/contracts/billing/mpay';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Pay.module.css';
import { leadOf, PayCard, PayFacts, PaySkeleton, PayUnread } from './PayCard';

export const referenceIn = (query: Record<string, unknown>) =>
  typeof query.ref === 'string' ? query.ref : '';

/** Where a resident pays: what it is, and the way to the gateway. */
export function PayScreen() {
  const { t } = useTranslation('pay');
  const { query, isReady } = useRouter();
  const reference = referenceIn(query);
  if (!isReady) return <PaySkeleton />;
  if (!reference) return <PayCard title={t('unknown')} lead={t('unknownLead')} />;
  return <Known reference={reference} />;
}

function Known({ reference }: { reference: string }) {
  const params = { reference };
  const { answer, reading, reload } = useReader(payPageEndpoints.read, { params });
  if (!answer) {
    if (reading.status !== 'failed') return <PaySkeleton />;
    return <PayUnread error={reading.error} reload={reload} />;
  }
  return <Found page={answer} reference={reference} reload={reload} />;
}

function Found(props: { page: PayPage; reference: string; reload: () => void }) {
  const { t } = useTranslation('pay');
  const { page, reference, reload } = props;
  const params = { reference };
  const [start, starting] = useAction(payPageEndpoints.start, {
    done: ({ url }) => {
      // The sandbox's page is this very one.
      if (url.startsWith('/')) reload();
      else window.location.assign(url);
    },
  });
  const [pretend, pretending] = useAction(payPageEndpoints.pretend, {
    done: ({ state }) => {
      const end = state === 'failed' ? 'fail' : 'success';
      window.location.assign(`/callback/${end}?ref=${reference}`);
    },
  });
  const outcome = (name: 'paid' | 'failed') => () =>
    void pretend({ params, body: { outcome: name } });
  const isOpen = page.state === 'waiting' || page.state === 'started';
  const mayBegin = page.state === 'waiting' || page.state === 'failed';
  return (
    <PayCard
      title={t(isOpen ? 'title' : `results.${page.state}.title`)}
      lead={isOpen ? t('lead') : leadOf(t, page)}
      end={isOpen ? undefined : page.state}
    >
      <PayFacts page={page} />
      {page.sandbox && <p className={styles.sandbox}>{t('sandbox')}</p>}
      {isOpen && !page.payable && <p role="alert">{t('notPayable')}</p>}
      {mayBegin && page.payable && (
        <Button look="primary" busy={starting} onClick={() => void start({ params })}>
          {t(isOpen ? 'pay' : 'tryAgain')}
        </Button>
      )}
      {page.state === 'started' && page.payable && page.sandbox && (
        <div className={styles.buttons}>
          <Button look="primary" busy={pretending} onClick={outcome('paid')}>
            {t('pretendPaid')}
          </Button>
          <Button busy={pretending} onClick={outcome('failed')}>
            {t('pretendFailed')}
          </Button>
        </div>
      )}
      {page.state === 'started' && page.payable && !page.sandbox && (
        <Button look="primary" busy={starting} onClick={() => void start({ params })}>
          {t('goOn')}
        </Button>
      )}
    </PayCard>
  );
}
