import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type AppUser,
  appUserColumns,
  appUserEndpoints,
  appUserStates,
} from '@/contracts/master-data/residents/app-user';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { InviteButton } from '@/portal/pickers/people/InviteButton';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Name } from '@/portal/ui/words/Name';
import { Tag, type Tone } from '@/portal/ui/words/Tag';
import { SuspendButton } from './SuspendButton';

const tones: Record<AppUser['state'], Tone> = {
  invited: 'plain',
  expired: 'warn',
  using: 'good',
  suspended: 'bad',
};

/** Who of the property's people has the residents' app, since when, and when they last used it. */
export function UsersScreen() {
  const { t } = useTranslation('users');
  const can = usePermission();
  const records = useRecords(appUserEndpoints);
  const { reload } = records.list;
  const renders = useMemo(
    () => ({
      name: ({ customerId, name }: AppUser) => (
        <RowLink href={`/customers/${customerId}`}>
          <Name>{name}</Name>
        </RowLink>
      ),
      units: ({ units }: AppUser) => units.join(', ') || '–',
      state: ({ state }: AppUser) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>,
    }),
    [t],
  );
  return (
    <RecordsScreen
      records={records}
      texts="users"
      columns={appUserColumns}
      renders={renders}
      nameOf={({ name }) => name}
      tools={can('users:create') && <ActionLink href="/customers">{t('invite')}</ActionLink>}
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
