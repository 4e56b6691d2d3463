import { render, screen } from '@testing-library/react';
import { emptyOnRefusal } from '@/portal/kit/list/empty-on-refusal';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import type { List } from '@/portal/kit/list/use-list';

jest.mock('@/portal/kit/list/ListPager', () => ({ ListPager: () => null }));

type Row = { id: string };
type Query = { page: number; limit: number };

const failed = (status: number): List<Row, Query> => ({
  ...{ rows: [{ id: 'สระว่ายน้ำ' }], total: 1, atLeast: false, stale: false },
  reading: {
    status: 'failed',
    error: { status, code: status ? 'UNAVAILABLE' : 'NETWORK', message: '' },
  },
  query: { page: 1, limit: 10 },
  ask() {},
  reload() {},
});

const open = (list: List<Row, Query>) =>
  render(
    <ResourceTable
      list={list}
      label="รายการ"
      empty={{ title: 'ยังไม่มี' }}
      columns={[{ key: 'id', title: 'ชื่อ', render: ({ id }) => id }]}
    />,
  );

test.each([
  ['refused, is empty', 503, 0],
  ['not answered, stays', 0, 1],
] as const)('a list that is %s, says so, and does not claim that there is none', (_, status, n) => {
  open(emptyOnRefusal(failed(status)));
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'รายการ' })).toBeTruthy();
  expect(screen.queryAllByText('สระว่ายน้ำ')).toHaveLength(n);
  expect(screen.queryByText('ยังไม่มี')).toBeNull();
});
