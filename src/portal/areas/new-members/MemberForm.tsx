import { Form, Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { memberDocument } from '@/contracts/master-data/residents/member-document';
import {
  type NewMember,
  newMemberDraft,
  newMemberEndpoints,
} from '@/contracts/master-data/residents/new-member';
import { relations } from '@/contracts/parcel/parcel';
import { DayInput } from '@/portal/kit/day/DayInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useDates } from '@/portal/kit/text/dates';
import { FormUploads } from '@/portal/kit/upload/FormUploads';
import { CardCheck } from './CardCheck';
import { UnitInput } from './UnitInput';

/** Takes a request down, or corrects one that waits. */
export function MemberForm(props: OpenForm<NewMember> & { onSaved: () => void }) {
  const { t } = useTranslation('new-members');
  const { date } = useDates();
  return (
    <RecordForm
      texts="new-members"
      {...props}
      schema={newMemberDraft}
      initial={{ relation: 'tenant', photos: [] }}
      endpoints={newMemberEndpoints}
    >
      <Field name="name">
        <Input maxLength={200} autoFocus autoComplete="off" />
      </Field>
      <Field name="unitNumber" inside>
        <UnitInput label={t('unitNumber')} />
      </Field>
      <SelectField name="relation" choices={relations} />
      <Field name="citizenId">
        <Input inputMode="numeric" maxLength={20} autoComplete="off" />
      </Field>
      <Form.Item noStyle shouldUpdate={(was, is) => was.citizenId !== is.citizenId}>
        {({ getFieldValue }) => <CardCheck typed={String(getFieldValue('citizenId') ?? '')} />}
      </Form.Item>
      <Field name="passport">
        <Input maxLength={30} autoComplete="off" />
      </Field>
      <Field name="expiresOn" read={(day: string | null) => day && date(day)}>
        <DayInput />
      </Field>
      <Field name="phone" read={showPhone}>
        <Input inputMode="tel" maxLength={20} autoComplete="off" />
      </Field>
      <Field name="email">
        <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
      </Field>
      <FormUploads name="photos" type={memberDocument} label={t('photos')} />
      <Field name="note">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </RecordForm>
  );
}
