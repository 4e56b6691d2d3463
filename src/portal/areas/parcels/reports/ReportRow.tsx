import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import type { Page } from '@/contracts/kit/calls/page-query';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import type { FileEndpoint } from '@/portal/kit/files/download';
import styles from './Reports.module.css';

/** One report: what it holds, how many parcels that are now, and its file. */
export function ReportRow<E extends FileEndpoint>(props: {
  name: 'notReceived' | 'receivedOn' | 'information' | 'tracking';
  /** How many parcels it holds; `undefined` until that is known. */
  count: Pick<Page<unknown>, 'total' | 'atLeast'> | undefined;
  endpoint: E;
  call: CallOf<E>;
  children?: ReactNode;
}) {
  const { t } = useTranslation('parcel-reports');
  const { name, count, endpoint, call } = props;
  const unit = name === 'tracking' ? 'files.countOf' : 'files.count';
  const n = count?.total.toLocaleString('en-US');
  return (
    <li className={styles.report}>
      <div>
        <h3>{t(`files.${name}`)}</h3>
        <p className={styles.lead}>{t(`files.${name}Lead`)}</p>
      </div>
      {props.children}
      <p className={styles.rows}>{count && t(count.atLeast ? 'files.atLeast' : unit, { n })}</p>
      {/* What was said of another question's file is not said of this one's. */}
      <DownloadButton
        key={JSON.stringify(call)}
        endpoint={endpoint}
        call={call}
        disabled={count?.total === 0}
      >
        {t('files.download')}
        <span className="visually-hidden"> {t(`files.${name}`)}</span>
      </DownloadButton>
    </li>
  );
}
