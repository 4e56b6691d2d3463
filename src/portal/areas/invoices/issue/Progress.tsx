import { Mail } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { MonthIssue } from '@/contracts/billing/month-issue';
import { invoiceLetterEndpoints } from '@/contracts/billing/paper-letter';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useAction } from '@/portal/kit/calls/use-action';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

const SendLetters = dynamic(
  () => import('@/portal/areas/invoices/letters/SendLetters').then((m) => m.SendLetters),
  { ssr: false },
);

/** How long a change may go unheard where the connection is lost. */
const lookAgainMs = 2000;

/** How far a confirmed month is; who comes back to the screen finds it here. */
export function Progress({ run, reload }: { run: MonthIssue; reload: () => void }) {
  const { t } = useTranslation('invoices');
  const { monthOf } = useDates();
  const { made, units, total } = run;
  const stopped = run.task.state === 'failed';
  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(reload, lookAgainMs);
    return () => clearInterval(timer);
  }, [stopped, reload]);
  const [resume, resuming] = useAction(invoiceEndpoints.resume, { done: reload });
  const title = t(stopped ? 'issueStopped' : 'issuingMonth', { period: monthOf(run.period) });
  const n = { made: made.toLocaleString('en-US'), units: units.toLocaleString('en-US') };
  return (
    <Section title={title}>
      <progress className={styles.progress} aria-label={title} value={made} max={units} />
      <p role={stopped ? 'alert' : 'status'}>
        {t(stopped ? 'issueStoppedLead' : 'issuingLead', { ...n, total: showBaht(total) })}
      </p>
      {stopped && (
        <Button look="primary" busy={resuming} onClick={() => void resume({})}>
          {t('resumeIssue')}
        </Button>
      )}
    </Section>
  );
}

/** The month that was issued last: its invoices are sent and printed from here. */
export function Issued({ run, reload }: { run: MonthIssue; reload: () => void }) {
  const { t } = useTranslation('invoices');
  const can = usePermission();
  const [isTaking, setTaking] = useState(false);
  const [isSending, setSending] = useState(false);
  const { monthOf, moment } = useDates();
  const { made, total, first, last, by } = run;
  return (
    <Section title={t('issuedMonth', { period: monthOf(run.period) })}>
      <p role="status">
        {t('issued', {
          ...{ units: made.toLocaleString('en-US'), total: showBaht(total), first, last },
        })}
      </p>
      <p className={styles.lead}>{t('issuedBy', { by, at: moment(run.at) })}</p>
      {run.takenBackAt && (
        <p role="status">
          {t('takenBack', {
            ...{ by: run.takenBackBy, at: moment(run.takenBackAt), reason: run.takenBackReason },
          })}
        </p>
      )}
      <div className={styles.bar}>
        <Link {...buttonLook('plain')} href={`/invoices?period=${run.period}`}>
          {t('seeMonth')}
        </Link>
        {!run.takenBackAt && (
          <>
            {can('invoices:create') && (
              <Button icon={<Mail />} onClick={() => setSending(true)}>
                {t('send.title')}
              </Button>
            )}
            <DownloadButton
              endpoint={invoiceLetterEndpoints.papers}
              call={{ body: { period: run.period } }}
            >
              {t('papersMonth', { period: monthOf(run.period) })}
            </DownloadButton>
          </>
        )}
        {!run.takenBackAt && can('invoices:approve') && (
          <Button onClick={() => setTaking(true)}>{t('takeBack')}</Button>
        )}
      </div>
      {isSending && (
        <SendLetters
          period={run.period}
          onSent={() => setSending(false)}
          onClose={() => setSending(false)}
        />
      )}
      {isTaking && (
        <ReasonDialog
          title={t('takeBackTitle', { period: monthOf(run.period) })}
          lead={t('takeBackLead', { units: made.toLocaleString('en-US'), total: showBaht(total) })}
          action={t('takeBack')}
          final
          endpoint={invoiceEndpoints.takeBack}
          id={run.id}
          body={{ period: run.period }}
          onDone={() => {
            setTaking(false);
            reload();
          }}
          onClose={() => setTaking(false)}
        />
      )}
    </Section>
  );
}
