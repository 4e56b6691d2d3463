import { Form, Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type Occupancy,
  occupancyDraft,
  occupancyEndpoints,
} from '@/contracts/master-data/residents/occupancy';
import { relations } from '@/contracts/parcel/parcel';
import { DayInput } from '@/portal/kit/day/DayInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { customerReference } from '@/portal/pickers/references/customer';
import { ReferenceField } from '@/portal/pickers/references/ReferenceField';

interface Props extends OpenForm<Occupancy> {
  unit: { id: string; number: string };
  /** Whoever has the stay moves out. */
  leaving?: true;
  onSaved: () => void;
}

/** Moves somebody into a unit, out of it, or corrects when that was. */
export function StayForm({ unit, leaving, ...props }: Props) {
  const { t } = useTranslation('residents');
  const { record } = props;
  const { date } = useDates();
  const number = unit.number;
  const said = leaving
    ? { title: t('moveOutOf', { name: record?.customerName, unit: number }), deed: t('moveOut') }
    : { title: t('correct') };
  return (
    <RecordForm
      texts="residents"
      {...props}
      schema={occupancyDraft}
      initial={{ unitId: unit.id, relation: 'tenant', movedIn: bangkokDay(Date.now()) }}
      {...(record ? said : { title: t('moveInTo', { unit: number }), deed: t('moveIn') })}
      endpoints={occupancyEndpoints}
    >
      <Form.Item name="unitId" hidden>
        <Input />
      </Form.Item>
      <ReferenceField name="customerId" label={t('person')} of={customerReference} />
      <SelectField name="relation" choices={relations} words="relations" />
      <Field name="movedIn" read={date}>
        <DayInput />
      </Field>
      <Field name="movedOut" read={(day: string | null) => day && date(day)}>
        <DayInput placeholder={t('stillHere')} />
      </Field>
    </RecordForm>
  );
}
