import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { NewsRow } from '@/contracts/news/news';
import { EmergencyTag, ReviewTag, StateTag } from '@/portal/areas/news/Tags';
import { titleFor } from '@/portal/areas/news/title';
import { LanguageMarks } from '@/portal/kit/content/languages/LanguageMarks';
import { SmallCover } from '@/portal/kit/content/pictures/SmallCover';
import { RowLink } from '@/portal/kit/list/RowLink';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './List.module.css';

/** The columns of the list of news; `placeOf` names the place that a row belongs to where it matters. */
export function useNewsColumns(placeOf: (row: NewsRow) => string | undefined): Column<NewsRow>[] {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const { moment } = useDates();
  return useMemo(() => {
    /** When it goes, or went, to its readers. */
    const due = ({ publishState, publishAt, publishedAt }: NewsRow) => {
      if (publishState === 'scheduled')
        return publishAt && t('list.due', { at: moment(publishAt) });
      return publishedAt && moment(publishedAt);
    };
    const changed = (at: string, by: string) => (
      <span className={styles.lines}>
        <span className={styles.moment}>{moment(at)}</span>
        <span className={styles.soft}>
          <Name>{by}</Name>
        </span>
      </span>
    );
    return [
      {
        key: 'title',
        fixed: true,
        title: t('list.news'),
        render: (row) => {
          const place = placeOf(row);
          return (
            <span className={styles.title}>
              <SmallCover url={row.thumbnailUrl} />
              <span className={styles.lines}>
                <RowLink href={`/news/${row.id}`}>{titleFor(row, language)}</RowLink>
                <span className={styles.tags}>
                  <EmergencyTag type={row.type} />
                  {place && <Tag>{place}</Tag>}
                </span>
              </span>
            </span>
          );
        },
      },
      {
        key: 'languages',
        title: t('languages.title'),
        render: (row) => <LanguageMarks states={row.languages} />,
      },
      {
        key: 'state',
        title: t('state'),
        render: (row) => (
          <span className={styles.lines}>
            <span className={styles.tags}>
              <StateTag state={row.publishState} />
              <ReviewTag news={row} />
            </span>
            <span className={styles.soft}>{due(row)}</span>
          </span>
        ),
      },
      {
        key: 'readers',
        title: t('readers'),
        align: 'end',
        render: (row) => row.publishedAt && row.readers.toLocaleString('en-US'),
      },
      {
        key: 'createdAt',
        title: t('createdAt'),
        sort: 'createdAt',
        render: (row) => changed(row.createdAt, row.createdBy),
      },
      {
        key: 'updatedAt',
        title: t('updatedAt'),
        sort: 'updatedAt',
        render: (row) => changed(row.updatedAt, row.updatedBy),
      },
    ];
  }, [t, language, moment, placeOf]);
}
