import { useTranslation } from 'next-i18next/pages';
import type { InvitedAdmins, PropertyStaff } from '@/contracts/master-data/property/property-admin';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { InviteAgain, InvitedTag } from './InviteAgain';

/** Who works in the property beside its admins, and whoever was invited and has not come yet. */
export function StaffOfProperty(props: {
  rows: PropertyStaff[];
  onInvited: (reply: InvitedAdmins, name: string) => void;
}) {
  const { t } = useTranslation('properties');
  const mayEdit = usePermission()('property-settings:edit');
  return (
    <DataTable
      label={t('admins.invitation.staff')}
      rows={props.rows}
      columns={[
        {
          key: 'name',
          card: 'title',
          title: t('admins.name'),
          render: ({ fullname }) => (
            <b>
              <Name>{fullname}</Name>
            </b>
          ),
          under: ({ email }) => email,
        },
        {
          ...{ key: 'role', card: 'fact', title: t('admins.invitation.role'), width: 204 },
          render: ({ roleName }) => roleName,
        },
        {
          ...{ key: 'state', card: 'state', title: t('admins.invitation.state'), width: 152 },
          render: (row) => <InvitedTag {...row} />,
        },
        {
          ...deedsColumn,
          shown: mayEdit,
          render: (row) =>
            !row.joined && (
              <RowDeeds name={row.fullname}>
                <InviteAgain row={row} onInvited={props.onInvited} />
              </RowDeeds>
            ),
        },
      ]}
    />
  );
}
