import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { reportLetterEndpoints } from '@/contracts/master-data/report-delivery';
import {
  letterLanguages,
  type ReportEmail,
  type ReportKind,
  reportEmailDraft,
  reportEmailEndpoints,
  reportHours,
} from '@/contracts/master-data/report-email';
import { weekdays } from '@/contracts/master-data/time';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Field } from '@/portal/kit/form/fields/Field';
import { Group, Pair } from '@/portal/kit/form/fields/Group';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { EmailInput } from './EmailInput';
import styles from './ReportEmails.module.css';
import { clock } from './use-when';

const hours = Array.from(
  { length: reportHours.last - reportHours.first + 1 },
  (_, n) => reportHours.first + n,
);

function Ticked({ name }: { name: 'workdays' | 'personal' }) {
  const { t } = useTranslation('report-emails');
  return (
    <Form.Item name={name} valuePropName="checked">
      <Checkbox>{t(name)}</Checkbox>
    </Form.Item>
  );
}

/** Adds or edits a receiver of a report: which, when, and whether people are in it. */
export function ReportEmailForm(props: OpenForm<ReportEmail> & { onSaved: () => void }) {
  const { t } = useTranslation('report-emails');
  const can = usePermission();
  const { propertyId } = usePerson();
  const { answer: kinds, reading } = useReader(reportLetterEndpoints.kinds, {});
  if (!kinds && reading.status !== 'failed') return null;
  // Of a kind that one may not add, a receiver is shown as it is.
  const offered = (kinds ?? []).filter(
    ({ kind, mayAdd }) => mayAdd || kind === props.record?.report,
  );
  const [first] = offered;
  const oftenOf = (kind?: ReportKind) =>
    offered.find((one) => one.kind === kind)?.frequencies ?? ['daily', 'weekly', 'monthly'];
  // Whoever may not see people sees that they are in it, and can only take them out.
  const mayName = propertyId !== null && (can('customers:view') || props.record?.personal);
  return (
    <RecordForm
      texts="report-emails"
      {...props}
      schema={reportEmailDraft}
      initial={{
        ...{ weekday: 'mon', monthDay: 1, hour: 8, language: 'th', workdays: false },
        ...{ personal: false, personalReason: '' },
        ...(first && { report: first.kind, frequency: first.frequencies[0] }),
      }}
      endpoints={reportEmailEndpoints}
    >
      <Pair>
        <Field name="email">
          <EmailInput />
        </Field>
        <SelectField name="language" choices={letterLanguages} />
      </Pair>
      <Field name="name">
        <Input maxLength={200} />
      </Field>
      <Group title={t('schedule')}>
        <Pair>
          <SelectField name="report" choices={offered.map(({ kind }) => kind)} />
          <Form.Item noStyle dependencies={['report']}>
            {({ getFieldValue }) => (
              <SelectField name="frequency" choices={oftenOf(getFieldValue('report'))} />
            )}
          </Form.Item>
          <Form.Item noStyle dependencies={['frequency']}>
            {({ getFieldValue }) => (
              <>
                {getFieldValue('frequency') === 'weekly' && (
                  <SelectField name="weekday" choices={weekdays} />
                )}
                {getFieldValue('frequency') === 'monthly' && (
                  <Field name="monthDay" label={`${t('monthDay')} (${t('lastDay')})`}>
                    <InputNumber min={1} max={31} precision={0} />
                  </Field>
                )}
              </>
            )}
          </Form.Item>
          <Field name="hour" label={t('atHour')} read={(hour?: number) => clock(hour ?? 0)}>
            <Select
              options={hours.map((value) => ({
                value,
                label: t('hourOf', { hour: String(value).padStart(2, '0') }),
              }))}
            />
          </Field>
        </Pair>
        {propertyId !== null && <Ticked name="workdays" />}
      </Group>
      {mayName && (
        <Group title={t('content')}>
          <Ticked name="personal" />
          <p className={styles.hint}>{t('personalHint')}</p>
          <Form.Item noStyle dependencies={['personal']}>
            {({ getFieldValue }) =>
              getFieldValue('personal') && (
                <Field name="personalReason">
                  <Input maxLength={300} />
                </Field>
              )
            }
          </Form.Item>
        </Group>
      )}
    </RecordForm>
  );
}
