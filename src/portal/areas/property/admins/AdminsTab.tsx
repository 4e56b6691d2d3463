import { UserPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  type PropertyAdmin,
  propertyAdminEndpoints,
} from '@/contracts/master-data/property/property-admin';
import styles from '@/portal/areas/property/FeaturesTab.module.css';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';

const AddAdmin = dynamic(() => import('./AddAdmin').then((m) => m.AddAdmin), { ssr: false });
const TakeAdmin = dynamic(() => import('./TakeAdmin').then((m) => m.TakeAdmin), { ssr: false });

/** Who administers the property, added and taken away here. */
export function AdminsTab({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation(['properties', 'common']);
  const mayEdit = usePermission()('property-settings:edit');
  const self = usePerson().id;
  const read = useLiveReader(propertyAdminEndpoints.list, { query: {} });
  const [asked, ask] = useState<'add' | PropertyAdmin | null>(null);
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
  return (
    <>
      <ScreenHeader title={t('tabs.6')}>
        {mayEdit && (
          <Button look="primary" icon={<UserPlus />} onClick={() => ask('add')}>
            {t('admins.add')}
          </Button>
        )}
      </ScreenHeader>
      <p className={styles.lead}>{t('admins.lead')}</p>
      {!answer && <Awaited read={read} rows={3} />}
      {answer?.rows.length === 0 && <Panel title={t('admins.empty')} />}
      {answer && answer.rows.length > 0 && (
        <DataTable
          label={t('tabs.6')}
          rows={answer.rows}
          columns={[
            {
              key: 'name',
              title: t('admins.name'),
              render: ({ id, fullname }) => (
                <>
                  <b>
                    <Name>{fullname}</Name>
                  </b>{' '}
                  {id === self && <Tag tone="brand">{t('admins.you')}</Tag>}
                </>
              ),
            },
            { key: 'email', title: t('admins.email'), render: ({ email }) => email },
            {
              key: 'actions',
              shown: mayEdit,
              title: t('common:list.actions'),
              align: 'end',
              render: (row) =>
                row.id !== self && (
                  <Button look="link" tone="bad" onClick={() => ask(row)}>
                    {t('admins.take')} <span className="visually-hidden">{row.fullname}</span>
                  </Button>
                ),
            },
          ]}
        />
      )}
      {asked === 'add' && <AddAdmin {...dialog} />}
      {asked && asked !== 'add' && (
        <TakeAdmin {...dialog} admin={asked} roles={answer?.roles ?? []} />
      )}
    </>
  );
}
