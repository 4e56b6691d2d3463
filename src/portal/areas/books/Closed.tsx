import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Closing, periodEndpoints } from '@/contracts/billing/period';
import { CallButton } from '@/portal/kit/calls/CallButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Books.module.css';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

interface Props {
  month: Closing;
  onDone: () => void;
}

/** Who closed a month, and what two persons need to open it again. */
export function Closed({ month, onDone }: Props) {
  const { t } = useTranslation('books');
  const { moment } = useDates();
  const { closedAt, closedBy, closedNote } = month;
  return (
    <Section title={t('states.closed')}>
      <FactList
        facts={[
          [t('closedBy'), closedBy],
          [t('closedAt'), closedAt && moment(closedAt)],
          [t('closedNote'), closedNote],
        ]}
      />
      <p className={styles.lead}>{t('closedLead')}</p>
      <Reopen month={month} onDone={onDone} />
    </Section>
  );
}

function Reopen({ month, onDone }: Props) {
  const { t } = useTranslation('books');
  const { monthOf, moment } = useDates();
  const can = usePermission();
  const [asking, setAsking] = useState(false);
  const { period, first, reopening } = month;
  const name = monthOf(period);
  const ends = (told: string) => () => {
    setAsking(false);
    notice.success(t(told, { period: name }));
    onDone();
  };
  if (reopening) {
    const { by, at, reason, isMine } = reopening;
    const drop = t(isMine ? 'takeBack' : 'refuse');
    return (
      <div className={styles.asked} role="status">
        <b>{t('askedBy', { by, at: moment(at) })}</b>
        <p>{reason}</p>
        {isMine && <p className={styles.lead}>{t('waitsForOther')}</p>}
        <div className={styles.bar}>
          {!isMine && (
            <CallButton
              look="primary"
              endpoint={periodEndpoints.grantReopen}
              call={{ body: { period } }}
              onDone={ends('reopened')}
            >
              {t('grant')}
            </CallButton>
          )}
          <CallButton
            look="plain"
            endpoint={periodEndpoints.dropReopen}
            call={{ body: { period } }}
            onDone={ends('dropped')}
          >
            {drop}
          </CallButton>
        </div>
      </div>
    );
  }
  if (!can('books:approve')) return null;
  if (first) {
    return (
      <p className={styles.lead}>
        {t('openFirst')} <Link href={`/books/month?period=${first}`}>{monthOf(first)}</Link>
      </p>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('reopen')}</Button>
      {asking && (
        <ReasonDialog
          title={t('reopenTitle', { period: name })}
          lead={t('reopenLead')}
          action={t('askReopen')}
          endpoint={periodEndpoints.reopen}
          id={period}
          body={{ period }}
          onDone={ends('asked')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
