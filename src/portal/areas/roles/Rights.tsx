import { useTranslation } from 'next-i18next/pages';
import { roleEndpoints } from '@/contracts/auth/role';
import { allPermissions } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Select } from '@/portal/ui/fields/fields';
import { PermissionGrid } from './PermissionGrid';
import styles from './PermissionGrid.module.css';

const everyRole = { query: { limit: 100 } };

/** What a role may do: begun from another role, then box by box. */
export function Rights(props: {
  /** Given by the form, as the next. */
  id?: string;
  value?: Permission[];
  onChange?: (permissions: Permission[]) => void;
}) {
  const { value = [], onChange } = props;
  const { t } = useTranslation('roles');
  const roles = useReader(roleEndpoints.list, everyRole).answer?.rows ?? [];
  const take = (id: string) => {
    const role = roles.find((one) => one.id === id);
    if (role) onChange?.(role.permissions);
  };
  return (
    <>
      <div className={styles.head}>
        <span>{t('holds', { n: value.length, all: allPermissions.length })}</span>
        <Select aria-label={t('copy')} value="" onChange={({ target }) => take(target.value)}>
          <option value="">{t('copy')}</option>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <PermissionGrid {...props} />
    </>
  );
}
