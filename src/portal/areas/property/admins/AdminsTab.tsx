import { MailPlus, UserMinus, UserPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Invitation } from '@/contracts/auth/invitation';
import {
  type InvitedAdmins,
  type PropertyAdmin,
  propertyAdminEndpoints,
} from '@/contracts/master-data/property/property-admin';
import styles from '@/portal/areas/property/FeaturesTab.module.css';
import type { TabProps } from '@/portal/areas/property/tab';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { InvitationLink } from '@/portal/pickers/people/InvitationLink';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { InviteAgain, InvitedTag } from './InviteAgain';
import { StaffOfProperty } from './StaffOfProperty';

const AddAdmin = dynamic(() => import('./AddAdmin').then((m) => m.AddAdmin), { ssr: false });
const InviteStaff = dynamic(() => import('./InviteStaff').then((m) => m.InviteStaff), {
  ssr: false,
});
const TakeAdmin = dynamic(() => import('./TakeAdmin').then((m) => m.TakeAdmin), { ssr: false });

/** Who administers the property, added and taken away here. */
export function AdminsTab({ propertyId, tabs }: TabProps) {
  const { t } = useTranslation(['properties', 'common']);
  const mayEdit = usePermission()('property-settings:edit');
  const self = usePerson().id;
  const read = useLiveReader(propertyAdminEndpoints.list, { query: {} });
  const [asked, ask] = useState<'add' | 'invite' | PropertyAdmin | null>(null);
  const [sent, setSent] = useState<{ name: string; invitation: Invitation } | null>(null);
  const { answer } = read;
  const dialog = {
    propertyId,
    onClose: () => ask(null),
    onDone: () => {
      ask(null);
      notice.success(t('common:form.saved'));
      read.reload();
    },
  };
  const invited = ({ invitation }: InvitedAdmins, name: string) => {
    ask(null);
    // The link of the one before stays, which can be read nowhere else.
    if (invitation) setSent({ name, invitation });
    else notice.success(t('admins.invitation.added', { name }));
    read.reload();
  };
  return (
    <>
      <ScreenHeader title={t('tabs.6')}>
        {mayEdit && (
          <>
            <Button icon={<UserPlus />} onClick={() => ask('add')}>
              {t('admins.add')}
            </Button>
            <Button look="primary" icon={<MailPlus />} onClick={() => ask('invite')}>
              {t('admins.invitation.invite')}
            </Button>
          </>
        )}
      </ScreenHeader>
      {tabs}
      {sent && (
        <InvitationLink name={sent.name} sent={sent.invitation} onClose={() => setSent(null)} />
      )}
      <p className={styles.lead}>{t('admins.lead')}</p>
      {!answer && <Awaited read={read} rows={3} />}
      {answer?.rows.length === 0 && (
        <Panel title={t('admins.empty')}>
          <p>{t('admins.emptyLead')}</p>
        </Panel>
      )}
      {answer && answer.rows.length > 0 && (
        <DataTable
          label={t('admins.title')}
          rows={answer.rows}
          columns={[
            {
              key: 'name',
              card: 'title',
              title: t('admins.name'),
              render: (row) => (
                <>
                  <b>
                    <Name>{row.fullname}</Name>
                  </b>{' '}
                  {row.id === self && <Tag tone="note">{t('admins.you')}</Tag>}
                  <InvitedTag {...row} />
                </>
              ),
              under: ({ email }) => email,
            },
            {
              ...deedsColumn,
              shown: mayEdit,
              render: (row) =>
                row.id !== self && (
                  <RowDeeds name={row.fullname}>
                    {!row.joined && <InviteAgain row={row} onInvited={invited} />}
                    <Button look="link" tone="bad" icon={<UserMinus />} onClick={() => ask(row)}>
                      {t('admins.take')} <span className="visually-hidden">{row.fullname}</span>
                    </Button>
                  </RowDeeds>
                ),
            },
          ]}
        />
      )}
      {answer && answer.staff.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('admins.invitation.staff')}</h2>
          <StaffOfProperty rows={answer.staff} onInvited={invited} />
        </>
      )}
      {asked === 'add' && <AddAdmin {...dialog} />}
      {asked === 'invite' && (
        <InviteStaff roles={answer?.invitable ?? []} onDone={invited} onClose={() => ask(null)} />
      )}
      {asked && asked !== 'add' && asked !== 'invite' && (
        <TakeAdmin {...dialog} admin={asked} roles={answer?.roles ?? []} />
      )}
    </>
  );
}
