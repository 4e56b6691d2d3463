import { MailPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import {
  type InvitedAdmins,
  type PropertyStaff,
  propertyAdminEndpoints,
} from '@/contracts/master-data/property/property-admin';
import { useAction } from '@/portal/kit/calls/use-action';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';

function Again(props: { row: PropertyStaff; onInvited: (reply: InvitedAdmins) => void }) {
  const { fullname, id } = props.row;
  const { t } = useTranslation('properties');
  const [invite, inviting] = useAction(propertyAdminEndpoints.inviteAgain, {
    done: props.onInvited,
  });
  return (
    <RowDeeds name={fullname}>
      <Button
        icon={<MailPlus />}
        busy={inviting}
        onClick={() => void invite({ body: { accountId: id } })}
      >
        {t('admins.invitation.again')} <span className="visually-hidden">{fullname}</span>
      </Button>
    </RowDeeds>
  );
}

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
          render: ({ joined, invited }) =>
            joined ? (
              ''
            ) : (
              <Tag tone={invited ? 'note' : 'off'}>
                {t(`admins.invitation.${invited ? 'invited' : 'over'}`)}
              </Tag>
            ),
        },
        {
          ...deedsColumn,
          shown: mayEdit,
          render: (row) =>
            !row.joined && (
              <Again row={row} onInvited={(reply) => props.onInvited(reply, row.fullname)} />
            ),
        },
      ]}
    />
  );
}
