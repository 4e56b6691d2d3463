import { useTranslation } from 'next-i18next/pages';
import type { NewsReader } from '@/contracts/news/news-readers';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';

interface Props {
  rows: NewsReader[];
  /** They have not read it. */
  unread: boolean;
  stale: boolean;
}

/** People with their property, and when they read the news. */
export function People({ rows, unread, stale }: Props) {
  const { t } = useTranslation('news');
  const { moment } = useDates();
  const language = useLanguage();
  const people = rows.map((row) => ({ ...row, id: row.propertyId + row.accountId }));
  const columns: Column<(typeof people)[number]>[] = [
    {
      key: 'name',
      title: t('item.readers.name'),
      render: (row) => (
        <b>
          <Name>{row.fullname}</Name>
        </b>
      ),
    },
    {
      key: 'place',
      title: t('list.property'),
      render: (row) => (language === 'th' ? row.propertyNameTh : row.propertyNameEn),
    },
  ];
  const readAt: Column<(typeof people)[number]> = {
    key: 'readAt',
    title: t('item.readers.at'),
    render: (row) => row.readAt && moment(row.readAt),
  };
  return (
    <DataTable
      label={t(unread ? 'item.readers.unread' : 'item.readers.read')}
      rows={people}
      columns={unread ? columns : [...columns, readAt]}
      stale={stale}
    />
  );
}
