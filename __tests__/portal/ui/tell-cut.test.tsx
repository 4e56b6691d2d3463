import { fireEvent, render, screen } from '@testing-library/react';
import { DataTable } from '@/portal/ui/layout/DataTable';

/** jsdom lays nothing out: these are as wide as a test says. */
function wide(element: HTMLElement, width: number, of: number) {
  element.style.textOverflow = 'ellipsis';
  Object.defineProperties(element, {
    clientWidth: { configurable: true, value: width },
    scrollWidth: { configurable: true, value: of },
  });
}

function table(name: string, whole?: string) {
  const columns = [{ key: 'name', title: 'ชื่อ', render: () => <b>{name}</b>, whole: () => whole }];
  const shown = (text: string) => (
    <DataTable
      label="คน"
      rows={[{ id: '1' }]}
      columns={[{ ...columns[0], render: () => <b>{text}</b> } as never]}
    />
  );
  const { rerender } = render(shown(name));
  return { cell: screen.getByRole('cell'), show: (text: string) => rerender(shown(text)) };
}

test('what is cut says its whole text under the pointer, and the new one when it has changed', () => {
  const { cell, show } = table('กัญญารัตน์ บุญเรือง');
  wide(cell, 80, 200);
  fireEvent.pointerOver(screen.getByText(/กัญญารัตน์/));
  expect(cell).toHaveAttribute('title', 'กัญญารัตน์ บุญเรือง');
  show('ไพโรจน์ อินทรประสิทธิ์');
  fireEvent.pointerOver(screen.getByText(/ไพโรจน์/));
  expect(cell).toHaveAttribute('title', 'ไพโรจน์ อินทรประสิทธิ์');
});

test('what is whole says nothing', () => {
  const { cell } = table('สั้น');
  wide(cell, 80, 80);
  fireEvent.pointerOver(cell);
  expect(cell).not.toHaveAttribute('title');
});

test('a title that says more stays', () => {
  const { cell } = table('IV2569-000576', 'RMN-IV2569-000576');
  wide(cell, 80, 200);
  fireEvent.pointerOver(cell);
  expect(cell).toHaveAttribute('title', 'RMN-IV2569-000576');
});
