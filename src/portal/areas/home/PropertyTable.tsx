import { LogIn } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';

/** The properties that a platform admin looks after. */
export function PropertyTable() {
  const { t } = useTranslation(['home', 'common']);
  const { enter } = usePlaceSwitch();
  const mayEnter = usePermission()('properties:approve');
  const read = useReader(propertyEndpoints.list, {});
  if (!read.answer) return <Awaited read={read} rows={3} />;
  return (
    <>
      <ScreenHeader title={t('properties')} />
      <DataTable
        label={t('properties')}
        rows={read.answer}
        columns={[
          { key: 'code', title: t('code'), width: 92, render: (row) => row.code },
          { key: 'name', title: t('name'), render: (row) => <b>{row.nameTh}</b> },
          { key: 'kind', title: t('type'), render: (row) => t(`kinds.${row.dimension}`) },
          {
            ...verbColumn,
            shown: mayEnter,
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
    </>
  );
}
