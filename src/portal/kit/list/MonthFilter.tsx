import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { monthAfter } from '@/contracts/kit/fields/month';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { FilterSelect } from './FilterBar';
import type { List } from './use-list';

const shown = 18;

/** A filter of one month: the next, this and those before it, and whatever month is asked for. */
export function MonthFilter<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  name: keyof Q & string;
  label: string;
}) {
  const { monthOf } = useDates();
  const asked = String(props.list.query[props.name] ?? '');
  const now = bangkokDay(Date.now()).slice(0, 7);
  const recent = Array.from({ length: shown }, (_, ago) => monthAfter(now, 1 - ago));
  const months = !asked || recent.includes(asked) ? recent : [...recent, asked].sort().reverse();
  return (
    <FilterSelect {...props} options={months.map((value) => ({ value, label: monthOf(value) }))} />
  );
}
