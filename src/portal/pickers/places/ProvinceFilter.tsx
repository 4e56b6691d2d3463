import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import type { List } from '@/portal/kit/list/use-list';
import { useLanguage } from '@/portal/kit/text/language';

/** A list's filter of one province, by its Thai name. */
export function ProvinceFilter<T, Q extends PageQuery & { province?: string | undefined }>(props: {
  list: List<T, Q>;
  label: string;
}) {
  const isThai = useLanguage() === 'th';
  const provinces = useReader(lookupEndpoints.provinces, {}).answer ?? [];
  return (
    <FilterSelect
      {...props}
      name="province"
      options={provinces.map(({ nameTh, nameEn }) => ({
        value: nameTh,
        label: isThai ? nameTh : nameEn,
      }))}
    />
  );
}
