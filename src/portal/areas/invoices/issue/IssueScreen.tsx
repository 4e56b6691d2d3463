import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { isIssuing } from '@/contracts/billing/month-issue';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { firstAsked } from './first-asked';
import { IssueMonth } from './IssueMonth';
import { Issued, Progress } from './Progress';

/** Issues a month: its days, a look at what it makes, and how far it is once that is confirmed. */
export function IssueScreen() {
  const { t } = useTranslation('invoices');
  const read = useReader(billingSettingEndpoints.get, {});
  const issuing = useReader(invoiceEndpoints.issuing, {});
  useLive('invoices', issuing.reload);
  // Who has just issued a month is not offered the next one by the same press.
  const [hasIssued, setHasIssued] = useState(false);
  const run = issuing.answer?.run;
  const running = run && isIssuing(run) ? run : undefined;
  const waiting = issuing.answer ? read : issuing;
  const bearsNoQr = read.answer && !read.answer.promptPayId && !read.answer.billerId;
  return (
    <>
      <BackLink href="/invoices">{t('title')}</BackLink>
      <ScreenHeader title={t('issueTitle')} />
      <div className={styles.parts}>
        {running && <Progress run={running} reload={issuing.reload} />}
        {run && !running && <Issued run={run} reload={issuing.reload} />}
        {!running && bearsNoQr && (
          <p role="status" className={styles.warning}>
            {t('noQr')} <Link href="/invoices/settings">{t('toPayWays')}</Link>
          </p>
        )}
        {!running && issuing.answer && read.answer && (
          <IssueMonth
            key={`${run?.id} ${run?.takenBackAt}`}
            standing={issuing.answer}
            first={firstAsked(issuing.answer, read.answer)}
            isLooking={!hasIssued}
            onIssue={() => {
              setHasIssued(true);
              issuing.reload();
            }}
          />
        )}
        {!running && !waiting.answer && <Awaited read={waiting} rows={4} />}
      </div>
    </>
  );
}
