import { useTranslation } from 'next-i18next/pages';
import { useReader } from '@/portal/kit/use-reader';
import { DataTable } from '@/portal/ui/DataTable';
import { SkeletonRows } from '@/portal/ui/Panel';
import { properties } from './readers';

/** The properties that a platform admin looks after. */
export function PropertyTable() {
  const { t } = useTranslation(['home', 'common']);
  const { answer } = useReader(properties, {});
  if (!answer) return <SkeletonRows rows={3} label={t('common:list.loading')} />;
  return (
    <DataTable
      label={t('properties')}
      rows={answer}
      columns={[
        { key: 'code', title: t('code'), width: '90px', render: (row) => row.code },
        { key: 'name', title: t('name'), render: (row) => <b>{row.nameTh}</b> },
        { key: 'kind', title: t('type'), render: (row) => t(`kinds.${row.dimension}`) },
      ]}
    />
  );
}
