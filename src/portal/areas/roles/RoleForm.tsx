import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type Role, roleDraft, roleEndpoints } from '@/contracts/auth/role';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { PermissionGrid } from './PermissionGrid';

interface Props extends OpenForm<Role> {
  onSaved: () => void;
}

/** Adds or edits a role: its name, and what it may do in each menu. */
export function RoleForm(props: Props) {
  const { t } = useTranslation('roles');
  return (
    <RecordForm
      {...props}
      schema={roleDraft}
      initial={{ permissions: [] }}
      title={t(props.record ? 'edit' : 'add')}
      endpoints={roleEndpoints}
    >
      <Field name="name" label={t('name')}>
        <Input maxLength={100} autoFocus />
      </Field>
      <Field name="permissions" label={t('permissions')}>
        <PermissionGrid />
      </Field>
    </RecordForm>
  );
}
