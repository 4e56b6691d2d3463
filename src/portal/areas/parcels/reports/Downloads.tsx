import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints as reports } from '@/contracts/parcel/reports';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { parseReportQuery } from './list-query';
import { PastDay } from './PastDay';
import { ReportFilters } from './ReportFilters';
import { ReportRow } from './ReportRow';
import styles from './Reports.module.css';

/** The four reports as files, each of exactly what the filters above them find. */
export function Downloads() {
  const { t } = useTranslation('parcel-reports');
  const { date } = useDates();
  const { query: address, go } = useAddress();
  const filter = useMemo(() => parseReportQuery(address), [address]);
  const [day, setDay] = useState(() => bangkokDay(Date.now()));
  const { status: _, ...anyStatus } = filter;
  const ofDay = { ...filter, receivedOn: day };
  const one = { limit: 1 };
  const waits = { ...anyStatus, status: 'waiting' as const };
  const waiting = useReader(parcelEndpoints.list, { query: { ...waits, ...one } }).answer;
  const arrived = useReader(parcelEndpoints.list, { query: { ...ofDay, ...one } }).answer;
  const found = useReader(parcelEndpoints.list, { query: { ...filter, ...one } }).answer;

  return (
    <section className={styles.section} aria-labelledby="report-files">
      <h2 id="report-files">{t('files.title')}</h2>
      <p className={styles.lead}>{t('files.lead')}</p>
      <ReportFilters filter={filter} onAsk={go} />
      <ul className={styles.reports}>
        <ReportRow
          name="notReceived"
          count={waiting}
          endpoint={reports.notReceived}
          call={{ query: anyStatus }}
        />
        <ReportRow
          name="receivedOn"
          count={arrived}
          endpoint={reports.receivedOn}
          call={{ query: ofDay }}
        >
          <PastDay label={t('files.day', { day: date(day) })} day={day} onDay={setDay} />
        </ReportRow>
        <ReportRow
          name="information"
          count={found}
          endpoint={reports.information}
          call={{ body: filter }}
        />
        <ReportRow
          name="tracking"
          count={found}
          endpoint={reports.tracking}
          call={{ body: filter }}
        />
      </ul>
    </section>
  );
}
