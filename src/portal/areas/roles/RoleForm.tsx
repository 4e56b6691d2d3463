import { Input } from 'antd';
import { type Role, roleDraft, roleEndpoints } from '@/contracts/auth/role';
import { permissionNames } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useNames } from '@/portal/kit/text/use-names';
import { Rights } from './Rights';

interface Props extends OpenForm<Role> {
  onSaved: () => void;
}

/** Adds or edits a role: its name, and what it may do in each menu. */
export function RoleForm(props: Props) {
  const nameIn = useNames();
  return (
    <RecordForm
      texts="roles"
      {...props}
      schema={roleDraft}
      initial={{ permissions: [] }}
      endpoints={roleEndpoints}
    >
      <Field name="name">
        <Input maxLength={100} autoFocus />
      </Field>
      <Field
        name="permissions"
        read={(held: Permission[]) =>
          held
            .flatMap((one) => permissionNames[one] ?? [])
            .map(nameIn)
            .join(', ')
        }
      >
        <Rights />
      </Field>
    </RecordForm>
  );
}
