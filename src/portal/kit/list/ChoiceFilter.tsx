import { useTranslation } from 'next-i18next/pages';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { FilterSelect } from './FilterSelect';
import type { List } from './use-list';

/** A filter of a field's values, titled and worded by the area's texts as the list's column is. */
export function ChoiceFilter<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  texts: string;
  name: keyof Q & string;
  values: readonly string[];
  /** Where the texts have the words of the values. */
  words: string;
}) {
  const { list, texts, name, values, words } = props;
  const { t } = useTranslation(texts);
  const options = values.map((value) => ({ value, label: t(`${words}.${value}`) }));
  return <FilterSelect list={list} name={name} label={t(name)} options={options} />;
}
