import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { NewsRow } from '@/contracts/news/news';
import { EmergencyTag, NewsTag } from '@/portal/areas/news/Tags';
import { titleFor } from '@/portal/areas/news/title';
import { LanguageMarks } from '@/portal/kit/content/languages/LanguageMarks';
import { SmallCover } from '@/portal/kit/content/pictures/SmallCover';
import { rowOpener } from '@/portal/kit/records/row-opener';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import type { Column } from '@/portal/ui/layout/DataTable';

const opener = rowOpener(({ id }: NewsRow) => `/news/${id}`);

/** The columns of the list of news; `placeOf` names the place that a row belongs to where it matters. */
export function useNewsColumns(placeOf: (row: NewsRow) => string | undefined): Column<NewsRow>[] {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const { moment, when } = useDates();
  return useMemo(() => {
    /** When it goes, or went, to its readers. */
    const due = ({ publishState, publishAt, publishedAt }: NewsRow) => {
      if (publishState === 'scheduled') return publishAt && t('list.due', { at: when(publishAt) });
      return publishedAt && when(publishedAt);
    };
    return [
      {
        key: 'title',
        fixed: true,
        title: t('list.news'),
        picture: (row) => <SmallCover url={row.thumbnailUrl} />,
        render: (row) => opener(row, titleFor(row, language)),
        under: (row) => {
          const place = placeOf(row);
          return (
            <>
              <EmergencyTag type={row.type} /> {place && `${place} · `}
              {row.createdBy}
            </>
          );
        },
        whole: (row) => titleFor(row, language),
        ...{ least: 240, rank: 1, card: 'title' },
      },
      {
        key: 'state',
        title: t('state'),
        render: (row) => <NewsTag news={row} />,
        under: due,
        ...{ width: 176, rank: 1, card: 'state' },
      },
      {
        key: 'languages',
        title: t('languages.title'),
        render: (row) => <LanguageMarks states={row.languages} />,
        ...{ width: 132, rank: 2 },
      },
      {
        key: 'readers',
        title: t('readers'),
        align: 'end',
        render: (row) => row.publishedAt && row.readers.toLocaleString('en-US'),
        onCard: () => t('onCard.readers', { n: '…' }),
        ...{ width: 92, rank: 1, card: 'figure', calm: true },
      },
      {
        key: 'createdAt',
        title: t('createdAt'),
        sort: 'createdAt',
        render: (row) => when(row.createdAt),
        whole: (row) => `${moment(row.createdAt)} ${row.createdBy}`,
        ...{ width: 140, rank: 3, off: true },
      },
      {
        key: 'updatedAt',
        title: t('updatedAt'),
        sort: 'updatedAt',
        render: (row) => when(row.updatedAt),
        whole: (row) => `${moment(row.updatedAt)} ${row.updatedBy}`,
        ...{ width: 140, rank: 2 },
      },
    ];
  }, [t, language, when, moment, placeOf]);
}
