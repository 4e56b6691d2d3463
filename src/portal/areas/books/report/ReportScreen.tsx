import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { monthAfter } from '@/contracts/kit/fields/month';
import styles from '@/portal/areas/books/Books.module.css';
import { reportCall } from '@/portal/areas/books/pages';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { Awaited } from '@/portal/kit/page/Awaited';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Figures } from './Figures';
import { StandingDay } from './StandingDay';

const shown = 24;

/** What a month came to for the committee, and the files of it. */
export function ReportScreen() {
  const { t } = useTranslation(['books-report', 'books']);
  const { monthOf } = useDates();
  const can = usePermission();
  const { query, replace } = useRouter();
  const call = reportCall(query);
  const { period } = call.query;
  const read = useLiveReader(booksReportEndpoints.read, call);
  const { answer } = read;
  const now = bangkokDay(Date.now()).slice(0, 7);
  const recent = Array.from({ length: shown }, (_, ago) => monthAfter(now, -ago));
  const months = recent.includes(period) ? recent : [period, ...recent];
  const turn = (more: Record<string, string>) =>
    void replace({ query: { period, ...more } }, undefined, { shallow: true });
  return (
    <>
      <BackLink href="/books">{t('books:title')}</BackLink>
      <ScreenHeader title={t('title')} meta={answer && !answer.closed && t('notClosed')}>
        {can('books:export') && (
          <>
            <DownloadButton look="primary" endpoint={booksReportEndpoints.paper} call={call}>
              {t('paper')}
            </DownloadButton>
            <MoreMenu>
              <DownloadButton endpoint={booksReportEndpoints.sheet} call={call}>
                {t('sheet')}
              </DownloadButton>
              <DownloadButton endpoint={ledgerEndpoints.journal} call={{ query: { period } }}>
                {t('journal')}
              </DownloadButton>
            </MoreMenu>
          </>
        )}
      </ScreenHeader>
      <div className={styles.parts}>
        <div className={styles.form}>
          <Labelled label={t('chosen')}>
            <Select value={period} onChange={({ target }) => turn({ period: target.value })}>
              {months.map((one) => (
                <option key={one} value={one}>
                  {monthOf(one)}
                </option>
              ))}
            </Select>
          </Labelled>
          {answer && <StandingDay day={answer.day} onDay={(day) => turn({ day })} />}
        </div>
        {!answer && <Awaited read={read} rows={8} />}
        {answer && <Figures report={answer} />}
      </div>
    </>
  );
}
