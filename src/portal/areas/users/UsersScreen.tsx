import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type AppUser,
  appUserColumns,
  appUserEndpoints,
  appUserStates,
} from '@/contracts/master-data/residents/app-user';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { InviteButton } from '@/portal/pickers/people/InviteButton';
import { ActionLink } from '@/portal/ui/actions/Action';
import { SuspendButton } from './SuspendButton';
import styles from './Users.module.css';

const hrefOf = ({ customerId }: AppUser) => `/customers/${customerId}`;

/** Who of the property's people has the residents' app, since when, and when they last used it. */
export function UsersScreen() {
  const { t } = useTranslation('users');
  const can = usePermission();
  const records = useRecords(appUserEndpoints);
  const { reload } = records.list;
  const renders = useMemo(
    () => ({
      units: ({ units }: AppUser) => units.join(', ') || '–',
      // What is as usual is said quietly.
      state: ({ state }: AppUser) =>
        state === 'using' ? <span className={styles.usual}>{t('states.using')}</span> : undefined,
    }),
    [t],
  );
  return (
    <RecordsScreen
      records={records}
      texts="users"
      columns={appUserColumns}
      renders={renders}
      hrefOf={hrefOf}
      nameOf={({ name }) => name}
      tools={
        can('users:create') && (
          <ActionLink look="primary" icon={<Plus />} href="/customers">
            {t('invite')}
          </ActionLink>
        )
      }
      actions={
        can('users:create') || can('users:edit')
          ? (user) => (
              <>
                {user.state !== 'suspended' && (
                  <InviteButton
                    customerId={user.customerId}
                    name={user.name}
                    again
                    onInvited={reload}
                  />
                )}
                <SuspendButton user={user} onChanged={reload} />
              </>
            )
          : undefined
      }
    >
      <FilterSelect
        list={records.list}
        name="state"
        label={t('state')}
        options={appUserStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <FilterChip list={records.list} name="customerId">
        {t('name')} {records.list.rows?.[0]?.name}
      </FilterChip>
    </RecordsScreen>
  );
}
