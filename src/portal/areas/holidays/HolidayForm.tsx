import { Input } from 'antd';
import { type Holiday, holidayDraft, holidayEndpoints } from '@/contracts/master-data/holiday';
import { DayInput } from '@/portal/kit/day/DayInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useDates } from '@/portal/kit/text/dates';

interface Props extends OpenForm<Holiday> {
  onSaved: () => void;
}

const writing = { get: holidayEndpoints.get, upsert: holidayEndpoints.add };

/** Adds or changes one day. */
export function HolidayForm(props: Props) {
  const { date } = useDates();
  return (
    <RecordForm texts="holidays" {...props} schema={holidayDraft} endpoints={writing}>
      <Field name="day" read={date}>
        <DayInput autoFocus />
      </Field>
      <Field name="nameTh">
        <Input maxLength={200} />
      </Field>
      <Field name="nameEn">
        <Input maxLength={200} />
      </Field>
    </RecordForm>
  );
}
