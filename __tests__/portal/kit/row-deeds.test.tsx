import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallLink } from '@/portal/kit/form/fields/CallLink';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';

test('what a row needs now stands beside the menu, and is not in it', async () => {
  render(
    <RowDeeds name="A-0101" verb={<button type="button">อนุมัติ</button>}>
      <button type="button">แก้ไข</button>
    </RowDeeds>,
  );
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  expect(screen.getByRole('button', { name: 'แก้ไข' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'อนุมัติ' })).toHaveLength(1);
});

test('what is masked is told and cannot be dialled', () => {
  const { rerender } = render(<CallLink kept="+66812345678" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+66812345678');
  rerender(<CallLink kept="+6681xxx5678" />);
  expect(screen.queryByRole('link')).toBeNull();
});
