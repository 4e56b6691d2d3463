import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { NewsTemplateRow } from '@/contracts/news/news-template';
import { LanguageMarks } from '@/portal/kit/content/languages/LanguageMarks';
import { SmallCover } from '@/portal/kit/content/pictures/SmallCover';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Tag } from '@/portal/ui/words/Tag';
import { RemoveTemplate } from './RemoveTemplate';
import styles from './Templates.module.css';

/** The columns of the list of templates. */
export function useTemplateColumns(onRemoved: () => void): Column<NewsTemplateRow>[] {
  const { t } = useTranslation(['news-templates', 'content', 'common']);
  const { moment } = useDates();
  const mayRemove = usePermission()('news-templates:delete');
  return useMemo(
    () => [
      {
        key: 'name',
        fixed: true,
        sort: 'name',
        title: t('name'),
        render: (row) => (
          <span className={styles.name}>
            <SmallCover url={row.thumbnailUrl} />
            <span className={styles.lines}>
              <RowLink href={`/news-template/${row.id}`}>{row.name}</RowLink>
              <span className={styles.soft}>{row.titleTh}</span>
            </span>
          </span>
        ),
      },
      {
        key: 'type',
        title: t('type'),
        render: (row) => (
          <Tag tone={row.type === 'emergency' ? 'bad' : 'plain'}>{t(`types.${row.type}`)}</Tag>
        ),
      },
      {
        key: 'languages',
        title: t('content:marks.title'),
        render: (row) => <LanguageMarks states={row.languages} />,
      },
      {
        key: 'own',
        title: t('of'),
        render: (row) => t(row.own ? 'own' : 'common:shell.mainAdmin'),
      },
      {
        key: 'updatedAt',
        title: t('updatedAt'),
        sort: 'updatedAt',
        render: (row) => (
          <span className={styles.lines}>
            <span>{moment(row.updatedAt)}</span>
            <span className={styles.soft}>{row.updatedBy}</span>
          </span>
        ),
      },
      {
        key: 'actions',
        shown: mayRemove,
        fixed: true,
        title: t('common:list.actions'),
        align: 'end',
        render: (row) => <RemoveTemplate template={row} look="link" onRemoved={onRemoved} />,
      },
    ],
    [t, moment, mayRemove, onRemoved],
  );
}
