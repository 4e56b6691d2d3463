import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { NewsReader } from '@/contracts/news/news-readers';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';

/** One of them in a table. */
export type Person = NewsReader & { id: string };

/** People with their property, and when they read the news where they have. */
export function usePeopleColumns(unread: boolean) {
  const { t } = useTranslation('news');
  const { moment } = useDates();
  const language = useLanguage();
  const columns = useMemo((): Column<Person>[] => {
    const readAt: Column<Person> = {
      key: 'readAt',
      title: t('item.readers.at'),
      render: (row) => row.readAt && moment(row.readAt),
    };
    return [
      {
        ...{ key: 'name', title: t('item.readers.name'), fixed: true },
        render: (row) => (
          <b>
            <Name>{row.fullname}</Name>
          </b>
        ),
      },
      {
        ...{ key: 'place', title: t('list.property') },
        render: (row) => (language === 'th' ? row.propertyNameTh : row.propertyNameEn),
      },
      ...(unread ? [] : [readAt]),
    ];
  }, [t, moment, language, unread]);
  return useColumnChoice('news-readers', columns);
}
