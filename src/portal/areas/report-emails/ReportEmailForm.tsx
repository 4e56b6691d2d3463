import { Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type ReportEmail,
  reportEmailDraft,
  reportEmailEndpoints,
  reportFrequencies,
  reportKinds,
} from '@/contracts/master-data/report-email';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

interface Props extends OpenForm<ReportEmail> {
  onSaved: () => void;
}

/** Adds or edits a receiver of a report. */
export function ReportEmailForm(props: Props) {
  const { t } = useTranslation('report-emails');
  return (
    <RecordForm
      texts="report-emails"
      {...props}
      schema={reportEmailDraft}
      initial={{ report: 'parcels-waiting', frequency: 'daily' }}
      endpoints={reportEmailEndpoints}
    >
      <Field name="name">
        <Input maxLength={200} autoFocus />
      </Field>
      <Field name="email">
        <Input type="email" inputMode="email" maxLength={254} />
      </Field>
      <Field name="report" read={(value: string) => t(`reports.${value}`)}>
        <Select options={reportKinds.map((value) => ({ value, label: t(`reports.${value}`) }))} />
      </Field>
      <Field name="frequency" read={(value: string) => t(`frequencies.${value}`)}>
        <Select
          options={reportFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        />
      </Field>
    </RecordForm>
  );
}
