import { fireEvent, render, screen, within } from '@testing-library/react';
import { DataTable } from '@/portal/ui/layout/DataTable';

const rows = [
  { id: '1', day: 'วันนี้', who: 'สมพร' },
  { id: '2', day: 'วันนี้', who: 'ปิยะมาศ' },
  { id: '3', day: 'เมื่อวาน', who: 'อำนาจ' },
];
type Row = (typeof rows)[number];

const show = () =>
  render(
    <DataTable<Row>
      label="บันทึก"
      rows={rows}
      columns={[{ key: 'who', title: 'ผู้ทำ', render: ({ who }) => who }]}
      group={({ day }) => day}
      detail={{ label: 'ดูทั้งหมด', render: ({ who }) => <p>{`เครื่องของ${who}`}</p> }}
    />,
  );

test('what rows have in common is told once above them', () => {
  show();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'วันนี้',
    'เมื่อวาน',
  ]);
});

test('a figure without a heading says on a card of what it is; nothing is said of none', () => {
  render(
    <DataTable<Row & { n?: number }>
      label="บันทึก"
      rows={[{ ...(rows[0] as Row), n: 4 }, rows[1] as Row]}
      columns={[
        { key: 'who', title: 'ผู้ทำ', render: ({ who }) => who, card: 'title' },
        {
          key: 'n',
          title: 'จำนวน',
          render: ({ n }) => n,
          card: 'figure',
          onCard: () => 'ลง … ห้อง',
        },
      ]}
    />,
  );
  const [figure, none] = screen
    .getAllByRole('cell')
    .filter(({ dataset }) => dataset.card === 'figure');
  expect(figure).toHaveAttribute('data-before', 'ลง ');
  expect(figure).toHaveAttribute('data-after', ' ห้อง');
  expect(none).not.toHaveAttribute('data-after');
});

test('the rest of a row comes and goes by its arrow, of that row alone', () => {
  show();
  const line = screen.getByRole('cell', { name: 'ปิยะมาศ' }).closest('tr') as HTMLElement;
  const arrow = within(line).getByRole('button', { name: 'ดูทั้งหมด' });
  expect(screen.queryByText('เครื่องของปิยะมาศ')).toBeNull();
  fireEvent.click(arrow);
  expect(arrow).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('เครื่องของปิยะมาศ')).toBeVisible();
  expect(screen.queryByText('เครื่องของสมพร')).toBeNull();
  fireEvent.click(arrow);
  expect(screen.queryByText('เครื่องของปิยะมาศ')).toBeNull();
});
