import { useTranslation } from 'next-i18next/pages';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { daysIn } from '@/contracts/kit/fields/day-span';
import { useDates } from '@/portal/kit/text/dates';
import { FilterChip } from './FilterChip';
import type { List } from './use-list';

/** What happened within days that a link asks for, in the area's words `when.<name>`; nobody types them. */
export function SpanChips<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  texts: string;
  names: readonly (keyof Q & string)[];
}) {
  const { t } = useTranslation(props.texts);
  const { span, brief } = useDates();
  return props.names.map((name) => {
    const { from, to } = daysIn(String(props.list.query[name] ?? ''));
    const days = from === to ? from && brief(from) : span(from, to);
    return (
      <FilterChip key={name} list={props.list} name={name}>
        {days && t(`when.${name}`, { days })}
      </FilterChip>
    );
  });
}
