import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Banner,
  bannerColumns,
  bannerEndpoints,
  bannerPageEndpoints,
} from '@/contracts/banner/banner';
import { type PageKey, pages } from '@/contracts/banner/pages';
import { linkInWords } from '@/contracts/content/app-screens';
import { standings } from '@/contracts/content/period';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { rowPicture } from '@/portal/kit/content/pictures/row-picture';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { ChoiceFilter } from '@/portal/kit/list/ChoiceFilter';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { useTitle } from '@/portal/kit/text/use-title';
import { PageGlance } from './PageGlance';

const BannerForm = dynamic(() => import('./BannerForm').then((m) => m.BannerForm), { ssr: false });

/** The banners of the residents' app by page, in their order, and what each page shows today. */
export function BannersScreen() {
  const { t } = useTranslation('banners');
  const nameOf = useTitle();
  const language = useLanguage();
  const shown = useLiveReader(bannerPageEndpoints.shown, {});
  const { list, ...rest } = useRecords(bannerEndpoints);
  const reload = () => {
    list.reload();
    shown.reload();
  };
  const records = { ...rest, list: { ...list, reload } };
  const { pageKey } = list.query;
  // The form begins with the page whose banners are listed.
  const add = rest.mayCreate
    ? (page: PageKey) => {
        list.ask({ pageKey: page });
        rest.editing.open('new');
      }
    : undefined;

  const renders = useMemo(
    () => ({
      titleTh: nameOf,
      link: ({ link }: Banner) => linkInWords(link, language) || '–',
      pageKey: ({ pageKey }: Banner) => pages[pageKey].names[language],
    }),
    [nameOf, language],
  );
  return (
    <RecordsScreen
      records={records}
      texts="banners"
      columns={bannerColumns}
      renders={renders}
      picture={rowPicture}
      nameOf={nameOf}
      Form={BannerForm}
      tabs={<PageGlance shown={shown.answer ?? []} current={pageKey} onAdd={add} />}
      order={pageKey ? { pageKey, own: true } : undefined}
    >
      <ChoiceFilter
        {...{ list, texts: 'banners', name: 'standing', values: standings, words: 'standings' }}
      />
      <ActiveFilter list={list} />
      <FilterChip list={list} name="pageKey">
        {pageKey && pages[pageKey].names[language]}
      </FilterChip>
      <FilterChip list={list} name="own">
        {t(list.query.own ? 'ownOnes' : 'othersOnes')}
      </FilterChip>
    </RecordsScreen>
  );
}
