import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { invoiceEndpoints, type MonthIssue } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useAction } from '@/portal/kit/calls/use-action';
import { useDates } from '@/portal/kit/text/dates';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';

/** How long a change may go unheard where the connection is lost. */
const lookAgainMs = 2000;

export const isIssuing = ({ endedAt }: MonthIssue) => endedAt === null;

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

/** The month that was issued last, with the way to its invoices. */
export function Issued({ run }: { run: MonthIssue }) {
  const { t } = useTranslation('invoices');
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
      <Link {...buttonLook('plain')} href={`/invoices?period=${run.period}`}>
        {t('seeMonth')}
      </Link>
    </Section>
  );
}
