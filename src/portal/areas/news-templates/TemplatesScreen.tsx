import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { newsTypes } from '@/contracts/news/news-state';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { buttonLook } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { useTemplateColumns } from './use-template-columns';

/** What news can start from: the place's own templates, and the platform's. */
export function TemplatesScreen() {
  const { t } = useTranslation(['news-templates', 'common']);
  const can = usePermission();
  const list = useList(newsTemplateEndpoints.list);
  useLive('news-templates', list.reload);
  const { columns, choice } = useColumnChoice('news-templates', useTemplateColumns(list.reload));
  const { page: _, limit: __, ...filter } = list.query;
  const add = can('news-templates:create') && (
    <Link href="/news-template/create" {...buttonLook('primary')}>
      <Plus aria-hidden="true" />
      {t('add')}
    </Link>
  );

  return (
    <>
      <ScreenHeader title={t('title')}>{add}</ScreenHeader>
      <FilterBar
        list={list}
        search={t('search')}
        tools={
          <>
            <ColumnChoice choice={choice} />
            {can('news-templates:export') && (
              <ExportButton
                list={list}
                endpoint={newsTemplateEndpoints.export}
                call={{ query: filter }}
              />
            )}
          </>
        }
      >
        <FilterSelect
          list={list}
          name="type"
          label={t('type')}
          options={newsTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </FilterBar>
      <ResourceTable
        list={list}
        label={t('title')}
        pageSizes={[20, 50, 100]}
        empty={{ title: t('empty'), lead: t('emptyLead'), action: add }}
        columns={columns}
      />
    </>
  );
}
