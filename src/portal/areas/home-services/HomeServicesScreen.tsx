import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type HomeService,
  homeServiceColumns,
  homeServiceEndpoints,
} from '@/contracts/admin-order/home-service';
import { useReader } from '@/portal/kit/calls/use-reader';
import { rowPictures } from '@/portal/kit/content/pictures/row-picture';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';
import { ProvinceFilter } from '@/portal/pickers/places/ProvinceFilter';
import { FewNames } from '@/portal/ui/words/FewNames';

const HomeServiceForm = dynamic(() => import('./HomeServiceForm').then((m) => m.HomeServiceForm), {
  ssr: false,
});

/** What residents can order, for how much, where and from whom. */
export function HomeServicesScreen() {
  const { t } = useTranslation('home-services');
  const language = useLanguage();
  const records = useRecords(homeServiceEndpoints);
  const { list } = records;
  const { categories = [], vendors = [] } =
    useReader(homeServiceEndpoints.choices, {}).answer ?? {};
  const renders = useMemo(
    () => ({
      nameTh: (row: HomeService) => nameIn(row, language),
      per: ({ per }: HomeService) => per,
      areas: ({ areas }: HomeService) => <FewNames names={areas} more={(n) => t('more', { n })} />,
    }),
    [t, language],
  );
  return (
    <RecordsScreen
      records={records}
      texts="home-services"
      columns={homeServiceColumns}
      renders={renders}
      picture={rowPictures(list.rows)}
      nameOf={(row) => nameIn(row, language)}
      Form={HomeServiceForm}
    >
      <FilterSelect
        list={list}
        name="categoryId"
        label={t('categoryId')}
        options={categories.map((one) => ({ value: one.id, label: nameIn(one, language) }))}
      />
      <FilterSelect
        list={list}
        name="vendorId"
        label={t('vendorIds')}
        options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ProvinceFilter list={list} label={t('province')} />
      <ActiveFilter list={list} />
    </RecordsScreen>
  );
}
