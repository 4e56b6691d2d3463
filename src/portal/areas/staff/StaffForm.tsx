import { Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type SavedStaff,
  staffDraft,
  staffEndpoints,
  type Workplace,
} from '@/contracts/auth/staff';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useChoices } from './use-choices';
import { WorksField } from './WorksField';

const labelIn = (choices: { value: string; label: string }[], id: string | null) =>
  choices.find(({ value }) => value === id)?.label;

interface Props extends OpenForm<SavedStaff> {
  onSaved: (saved: SavedStaff) => void;
}

/** Adds or edits an account: who it is, and where it works as what. */
export function StaffForm(props: Props) {
  const { t } = useTranslation('staff');
  const { roles, properties, propertyRoles } = useChoices();
  const worksInWords = (works: Workplace[]) =>
    works
      .map(
        (work) =>
          `${labelIn(properties, work.propertyId)} (${labelIn(propertyRoles, work.roleId)})`,
      )
      .join(', ');
  return (
    <RecordForm
      texts="staff"
      {...props}
      {...(!props.record && { deed: t('send'), note: t('sendNote') })}
      schema={staffDraft}
      initial={{ works: [] }}
      endpoints={staffEndpoints}
    >
      <Field name="fullname">
        <Input maxLength={200} autoFocus autoComplete="off" />
      </Field>
      <Field name="email">
        <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
      </Field>
      {props.record && (
        <Field name="username">
          <Input maxLength={60} autoComplete="off" autoCapitalize="none" />
        </Field>
      )}
      <Field name="works" read={worksInWords}>
        <WorksField />
      </Field>
      <Field
        name="platformRoleId"
        label={t('platformRole')}
        read={(id: string | null) => labelIn(roles, id) ?? t('noPlatformRole')}
      >
        <Select allowClear placeholder={t('noPlatformRole')} options={roles} />
      </Field>
    </RecordForm>
  );
}
