import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type NewsTemplateRow, newsTemplateEndpoints } from '@/contracts/news/news-template';
import { LanguageMarks } from '@/portal/kit/content/languages/LanguageMarks';
import { SmallCover } from '@/portal/kit/content/pictures/SmallCover';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { RowActions } from '@/portal/kit/records/RowActions';
import { rowOpener } from '@/portal/kit/records/row-opener';
import { useDates } from '@/portal/kit/text/dates';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Tag } from '@/portal/ui/words/Tag';

const { list, remove } = newsTemplateEndpoints;
const calls = { list, remove };
const opener = rowOpener(({ id }: NewsTemplateRow) => `/news-template/${id}`);

/** The columns of the list of templates. */
export function useTemplateColumns(onRemoved: () => void): Column<NewsTemplateRow>[] {
  const { t } = useTranslation(['news-templates', 'content', 'common']);
  const { moment, when } = useDates();
  const mayRemove = usePermission()('news-templates:delete');
  return useMemo(
    () => [
      {
        key: 'name',
        fixed: true,
        sort: 'name',
        title: t('name'),
        picture: (row) => <SmallCover url={row.thumbnailUrl} />,
        render: (row) => opener(row, row.name),
        under: (row) => row.titleTh,
        whole: (row) => row.titleTh,
        ...{ least: 240, rank: 1, card: 'title' },
      },
      {
        key: 'type',
        title: t('type'),
        render: (row) =>
          row.type === 'emergency' ? (
            <Tag tone="failed">{t(`types.${row.type}`)}</Tag>
          ) : (
            t(`types.${row.type}`)
          ),
        ...{ width: 124, rank: 2, card: 'state' },
      },
      {
        key: 'languages',
        title: t('content:marks.title'),
        render: (row) => <LanguageMarks states={row.languages} />,
        ...{ width: 132, rank: 3 },
      },
      {
        key: 'own',
        title: t('of'),
        render: (row) => t(row.own ? 'own' : 'common:shell.mainAdmin'),
        ...{ width: 116, rank: 2, card: 'fact' },
      },
      {
        key: 'updatedAt',
        title: t('updatedAt'),
        sort: 'updatedAt',
        render: (row) => when(row.updatedAt),
        whole: (row) => `${moment(row.updatedAt)} ${row.updatedBy}`,
        ...{ width: 140, rank: 3 },
      },
      {
        ...deedsColumn,
        shown: mayRemove,
        render: (row) => (
          <RowActions
            endpoints={calls}
            row={row}
            name={row.name}
            lost={({ name }) => t('lost', { name })}
            onChanged={onRemoved}
          />
        ),
      },
    ],
    [t, when, moment, mayRemove, onRemoved],
  );
}
