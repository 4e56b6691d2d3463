import { LogIn } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';

/** The properties that a platform admin looks after. */
export function PropertyTable() {
  const { t } = useTranslation(['home', 'common']);
  const { enter } = usePlaceSwitch();
  const mayEnter = usePermission()('properties:approve');
  const read = useReader(propertyEndpoints.list, {});
  if (!read.answer) return <Awaited read={read} rows={3} />;
  return (
    <DataTable
      label={t('properties')}
      rows={read.answer}
      columns={[
        { key: 'code', title: t('code'), width: '90px', render: (row) => row.code },
        { key: 'name', title: t('name'), render: (row) => <b>{row.nameTh}</b> },
        { key: 'kind', title: t('type'), render: (row) => t(`kinds.${row.dimension}`) },
        {
          key: 'enter',
          shown: mayEnter,
          title: <span className="visually-hidden">{t('common:list.actions')}</span>,
          align: 'end',
          width: '150px',
          render: (row) => (
            <Button
              icon={<LogIn />}
              aria-label={t('enterNamed', { name: row.nameTh })}
              onClick={() => enter(row.id)}
            >
              {t('enter')}
            </Button>
          ),
        },
      ]}
    />
  );
}
