import { render, screen } from '@testing-library/react';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { MonthFilter } from '@/portal/kit/list/MonthFilter';
import type { List } from '@/portal/kit/list/use-list';

type Query = { page: number; limit: number; state?: string; period?: string };

const listOf = (query: Partial<Query>): List<{ id: string }, Query> => ({
  ...{ rows: [], total: 0, atLeast: false, stale: false, reading: { status: 'idle' } },
  query: { page: 1, limit: 10, ...query },
  ask() {},
  reload() {},
});
const shown = () => screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent;

test.each([
  [undefined, 'สถานะ: list.all'],
  ['open', 'ยังไม่ชำระ'],
  ['gone', 'gone'],
  ['0199d3a2-7c11-7000-8000-000000000001', 'list.chosen'],
])('a filter that is asked for %s shows %s', (state, words) => {
  render(
    <FilterSelect
      list={listOf(state === undefined ? {} : { state })}
      name="state"
      label="สถานะ"
      options={[{ value: 'open', label: 'ยังไม่ชำระ' }]}
    />,
  );
  expect(shown()).toBe(words);
});

test.each([
  ['2031-02', 'ก.พ. 2574'],
  ['2021-12', 'ธ.ค. 2564'],
])('the month %s is shown as such, however far it is', (period, words) => {
  render(<MonthFilter list={listOf({ period })} name="period" label="งวด" />);
  expect(shown()).toBe(words);
});
