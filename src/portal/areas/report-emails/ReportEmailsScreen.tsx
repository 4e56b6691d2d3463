import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  reportEmailColumns,
  reportEmailEndpoints,
  reportKinds,
} from '@/contracts/master-data/report-email';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';

const ReportEmailForm = dynamic(() => import('./ReportEmailForm').then((m) => m.ReportEmailForm), {
  ssr: false,
});

/** Who receives which report by e-mail, and how often. */
export function ReportEmailsScreen() {
  const { t } = useTranslation('report-emails');
  const records = useRecords(reportEmailEndpoints);
  return (
    <RecordsScreen
      records={records}
      texts="report-emails"
      columns={reportEmailColumns}
      nameOf={({ name, email }) => `${name} (${email})`}
      Form={ReportEmailForm}
    >
      <FilterSelect
        list={records.list}
        name="report"
        label={t('report')}
        options={reportKinds.map((kind) => ({ value: kind, label: t(`values.report.${kind}`) }))}
      />
      <ActiveFilter list={records.list} />
    </RecordsScreen>
  );
}
