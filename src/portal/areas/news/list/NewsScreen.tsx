import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { newsChoiceEndpoints, newsEndpoints } from '@/contracts/news/endpoints';
import { newsTypes, reviews } from '@/contracts/news/news-state';
import { newsQuery } from '@/portal/areas/news/list-query';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { ColumnChoice } from '@/portal/kit/list/ColumnChoice';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterDay } from '@/portal/kit/list/FilterDay';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { KeptViews } from '@/portal/kit/list/KeptViews';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { SpanChips } from '@/portal/kit/list/SpanChips';
import { useColumnChoice } from '@/portal/kit/list/use-column-choice';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { useLanguage } from '@/portal/kit/text/language';
import { ActionLink } from '@/portal/ui/actions/Action';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { StateTabs } from './StateTabs';
import { useNewsColumns } from './use-news-columns';
import { useNewsVerbs } from './use-news-verbs';
import { usePlaceOf } from './use-place-of';

const spans = ['published'] as const;

/** News by state, searched and filtered: what is on its way, what went out, and how many read it. */
export function NewsScreen() {
  const { t } = useTranslation(['news', 'common']);
  const can = usePermission();
  const language = useLanguage();
  const { propertyId } = usePerson();
  const list = useList(newsEndpoints.list, newsQuery);
  useLive('news', list.reload);
  const verbs = useNewsVerbs(list.rows);
  const { columns, choice } = useColumnChoice('news', [...useNewsColumns(usePlaceOf()), ...verbs]);
  const properties = useReader(newsChoiceEndpoints.properties, {}).answer ?? [];
  const { page: _, limit: __, sort: ___, ...filter } = list.query;

  const write = can('news:create') && (
    <ActionLink look="primary" icon={<Plus />} href="/news/create">
      {t('list.write')}
    </ActionLink>
  );
  return (
    <>
      <ScreenHeader title={t('title')}>{write}</ScreenHeader>
      <KeptViews list="news" look={choice}>
        <StateTabs query={list.query} />
      </KeptViews>
      <FilterBar
        list={list}
        search={t('list.search')}
        tools={
          <>
            <ColumnChoice choice={choice} />
            {can('news:export') && (
              <ExportButton list={list} endpoint={newsEndpoints.export} call={{ query: filter }} />
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
        <FilterSelect
          list={list}
          name="review"
          label={t('review')}
          options={reviews.map((value) => ({ value, label: t(`reviews.${value}`) }))}
        />
        {!propertyId && (
          <FilterSelect
            list={list}
            name="propertyId"
            label={t('list.property')}
            options={properties.map(({ id, nameTh, nameEn }) => ({
              value: id,
              label: language === 'th' ? nameTh : nameEn,
            }))}
          />
        )}
        <FilterDay list={list} name="dateCreated" label={t('createdAt')} />
        <SpanChips list={list} texts="news" names={spans} />
      </FilterBar>
      <ResourceTable
        list={list}
        label={t('title')}
        columns={columns}
        dense={choice.dense}
        empty={{ title: t('list.empty'), lead: t('list.emptyLead'), action: write }}
      />
    </>
  );
}
