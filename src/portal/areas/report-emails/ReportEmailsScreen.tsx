import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import { reportLetterEndpoints } from '@/contracts/master-data/report-delivery';
import {
  type ReportEmail,
  reportEmailColumns,
  reportEmailEndpoints,
} from '@/contracts/master-data/report-email';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import styles from './ReportEmails.module.css';
import { useWhen } from './use-when';

const ReportEmailForm = dynamic(() => import('./ReportEmailForm').then((m) => m.ReportEmailForm), {
  ssr: false,
});

const { active: _state, ...usualColumns } = reportEmailColumns;

/** Who receives which report by e-mail, when the next one is and how the last one fared. */
export function ReportEmailsScreen() {
  const { t } = useTranslation('report-emails');
  const records = useRecords(reportEmailEndpoints);
  const { answer: kinds = [] } = useReader(reportLetterEndpoints.kinds, {});
  const when = useWhen();
  const renders = useMemo(
    () => ({
      frequency: (row: ReportEmail) => when(row),
      lastState: ({ lastState }: ReportEmail) =>
        lastState ? undefined : <span className={styles.never}>{t('neverSent')}</span>,
    }),
    [t, when],
  );
  const hrefOf = useCallback(({ id }: ReportEmail) => `/report-emails/${id}`, []);
  return (
    <RecordsScreen
      records={records}
      texts="report-emails"
      columns={records.list.rows?.every(({ active }) => active) ? usualColumns : reportEmailColumns}
      renders={renders}
      hrefOf={hrefOf}
      nameOf={({ name, email }) => `${name} (${email})`}
      Form={ReportEmailForm}
    >
      <FilterSelect
        list={records.list}
        name="report"
        label={t('report')}
        options={kinds.map(({ kind }) => ({ value: kind, label: t(`values.report.${kind}`) }))}
      />
      <ActiveFilter list={records.list} />
    </RecordsScreen>
  );
}
