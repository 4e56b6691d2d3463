import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import type { List } from '@/portal/kit/list/use-list';
import { useLanguage } from '@/portal/kit/text/language';

/** A list's filter of one property, at the main admin. */
export function PropertyFilter<
  T,
  Q extends PageQuery & { propertyId?: string | undefined },
>(props: { list: List<T, Q>; label: string }) {
  const isThai = useLanguage() === 'th';
  const properties = useReader(lookupEndpoints.properties, {}).answer ?? [];
  return (
    <FilterSelect
      {...props}
      name="propertyId"
      options={properties.map(({ id, nameTh, nameEn }) => ({
        value: id,
        label: isThai ? nameTh : nameEn,
      }))}
    />
  );
}
