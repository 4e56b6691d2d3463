import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Banner,
  bannerColumns,
  bannerEndpoints,
  bannerPageEndpoints,
} from '@/contracts/banner/banner';
import { pages } from '@/contracts/banner/pages';
import { linkInWords } from '@/contracts/content/app-screens';
import { standings } from '@/contracts/content/period';
import { titleIn } from '@/contracts/kit/text/languages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { PicturedTitle } from '@/portal/kit/content/pictures/PicturedTitle';
import { StandingTag } from '@/portal/kit/content/StandingTag';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { useLive } from '@/portal/kit/live/live';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { PageGlance } from './PageGlance';

const BannerForm = dynamic(() => import('./BannerForm').then((m) => m.BannerForm), { ssr: false });

/** The banners of the residents' app by page, in their order, and what each page shows today. */
export function BannersScreen() {
  const { t } = useTranslation('banners');
  const language = useLanguage();
  const shown = useReader(bannerPageEndpoints.shown, {});
  useLive('banners', shown.reload);
  const { list, ...rest } = useRecords(bannerEndpoints);
  const reload = () => {
    list.reload();
    shown.reload();
  };
  const records = { ...rest, list: { ...list, reload } };
  const { pageKey } = list.query;

  const renders = useMemo(
    () => ({
      titleTh: (row: Banner) => (
        <PicturedTitle title={titleIn(row, language) || row.titleTh} {...row} />
      ),
      link: ({ link }: Banner) => linkInWords(link, language) || '–',
      pageKey: ({ pageKey }: Banner) => pages[pageKey].names[language],
      standing: ({ standing }: Banner) => (
        <StandingTag standing={standing}>{t(`standings.${standing}`)}</StandingTag>
      ),
    }),
    [t, language],
  );
  const nameOf = (row: Banner) => titleIn(row, language) || row.titleTh;
  return (
    <RecordsScreen
      records={records}
      texts="banners"
      columns={bannerColumns}
      renders={renders}
      nameOf={nameOf}
      Form={BannerForm}
      tabs={<PageGlance shown={shown.answer ?? []} current={pageKey} />}
      order={pageKey ? { pageKey, own: true } : undefined}
    >
      <FilterSelect
        list={list}
        name="standing"
        label={t('standing')}
        options={standings.map((value) => ({ value, label: t(`standings.${value}`) }))}
      />
    </RecordsScreen>
  );
}
