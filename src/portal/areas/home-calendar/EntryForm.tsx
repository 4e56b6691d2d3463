import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  calendarEndpoints,
  type Entry,
  entryDraft,
  type Rhythm,
  rhythms,
} from '@/contracts/master-data/content/home-calendar';
import { FormTitleAndText } from '@/portal/kit/content/languages/FormTitleAndText';
import { DayInput } from '@/portal/kit/day/DayInput';
import { useWrittenDay } from '@/portal/kit/day/use-written-day';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { TargetsField } from '@/portal/pickers/content/TargetsField';

/** Adds or edits an entry; a series as a whole. */
export function EntryForm(props: OpenForm<Entry> & { day?: string; onSaved: () => void }) {
  const { day, ...form } = props;
  const { t } = useTranslation('home-calendar');
  const write = useWrittenDay();
  const read = (day?: string | null) => (day ? write(day) : '');
  const dayField = (name: 'from' | 'to' | 'until', label: string) => (
    <Field name={name} label={label} read={read}>
      <DayInput />
    </Field>
  );
  return (
    <RecordForm
      texts="home-calendar"
      {...form}
      schema={entryDraft}
      initial={{ rhythm: '', every: 1, ...(day && { from: day }) }}
      endpoints={calendarEndpoints}
      {...(!form.record && { note: t('unpublishedYet') })}
    >
      <FormTitleAndText />
      <Field name="place">
        <Input maxLength={200} />
      </Field>
      <Pair>
        {dayField('from', t('from'))}
        {dayField('to', `${t('to')} (${t('toHint')})`)}
        <Field name="startsAt">
          <Input maxLength={20} placeholder="09:00" />
        </Field>
        <Field name="endsAt">
          <Input maxLength={20} placeholder="16:00" />
        </Field>
        <Field name="rhythm" read={(one: Rhythm) => t(`rhythms.${one || 'no'}`)}>
          <Select
            options={rhythms.map((value) => ({ value, label: t(`rhythms.${value || 'no'}`) }))}
          />
        </Field>
        <Form.Item noStyle dependencies={['rhythm']}>
          {({ getFieldValue }) =>
            getFieldValue('rhythm') && (
              <>
                <Field name="every" label={t(`everyOf.${getFieldValue('rhythm')}`)}>
                  <InputNumber min={1} max={12} />
                </Field>
                {dayField('until', `${t('until')} (${t('untilHint')})`)}
              </>
            )
          }
        </Form.Item>
      </Pair>
      <TargetsField />
    </RecordForm>
  );
}
