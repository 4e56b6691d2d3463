import { Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type SavedStaff, staffDraft, staffEndpoints } from '@/contracts/auth/staff';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useChoices } from './use-choices';
import { WorksField } from './WorksField';

interface Props extends OpenForm<SavedStaff> {
  onSaved: (saved: SavedStaff) => void;
}

/** Adds or edits an account: who it is, and where it works as what. */
export function StaffForm(props: Props) {
  const { t } = useTranslation('staff');
  const { roles } = useChoices();
  return (
    <RecordForm
      {...props}
      schema={staffDraft}
      initial={{ works: [] }}
      title={t(props.record ? 'edit' : 'add')}
      endpoints={staffEndpoints}
    >
      <Field name="fullname" label={t('fullname')}>
        <Input maxLength={200} autoFocus autoComplete="off" />
      </Field>
      <Field name="email" label={t('email')}>
        <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
      </Field>
      <Field name="username" label={t('username')}>
        <Input maxLength={60} autoComplete="off" autoCapitalize="none" />
      </Field>
      <Field name="works" label={t('works')}>
        <WorksField />
      </Field>
      <Field name="platformRoleId" label={t('platformRole')}>
        <Select allowClear placeholder={t('noPlatformRole')} options={roles} />
      </Field>
    </RecordForm>
  );
}
