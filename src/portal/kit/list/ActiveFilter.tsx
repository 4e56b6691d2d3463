import { useTranslation } from 'next-i18next/pages';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { FilterSelect } from './FilterBar';
import type { List } from './use-list';

/** A filter of the records that are in use, or those that are not. */
export function ActiveFilter<T, Q extends PageQuery & { active?: boolean | undefined }>(props: {
  list: List<T, Q>;
}) {
  const { t } = useTranslation('common');
  const options = [
    { value: 'true', label: t('form.active') },
    { value: 'false', label: t('form.inactive') },
  ];
  return <FilterSelect {...props} name="active" label={t('list.active')} options={options} />;
}
