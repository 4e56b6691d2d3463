import { fireEvent, render, screen } from '@testing-library/react';
import { SheetChooser } from '@/portal/kit/files/SheetChooser';

const choose = jest.fn(() => Promise.resolve());
const file = new File(['a,b'], 'ยอดโอน.csv');
const dropped = { dataTransfer: { files: [file], types: ['Files'] } };

beforeEach(() => choose.mockClear());

/** The field, and the place around it. */
function shown(looking: boolean) {
  render(
    <SheetChooser {...{ choose, looking, refused: null }} look="primary">
      เลือกไฟล์
    </SheetChooser>,
  );
  const field = screen.getByLabelText('เลือกไฟล์');
  const zone = field.closest('div');
  if (!zone) throw new Error('there is no place to drop on');
  return { field, zone };
}

test('a file is taken that is chosen or dropped', () => {
  const { field, zone } = shown(false);
  fireEvent.change(field, { target: { files: [file] } });
  fireEvent.drop(zone, dropped);
  expect(choose.mock.calls).toEqual([[file], [file]]);
});

test('while one is looked at another is not taken, nor opened by the browser', () => {
  const { zone } = shown(true);
  // False where the browser was kept from what it would do.
  expect(fireEvent.drop(zone, dropped)).toBe(false);
  expect(fireEvent.drop(document.body, dropped)).toBe(false);
  expect(choose).not.toHaveBeenCalled();
});
