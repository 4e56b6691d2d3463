import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hearListKeys } from '@/portal/kit/list/list-keys';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import type { List } from '@/portal/kit/list/use-list';

jest.mock('@/portal/kit/list/ListPager', () => ({ ListPager: () => null }));

type Row = { id: string };
type Query = { page: number; limit: number };

const listOf = (ids: string[]): List<Row, Query> => ({
  ...{ rows: ids.map((id) => ({ id })), total: ids.length, atLeast: false, stale: false },
  reading: { status: 'idle' },
  query: { page: 1, limit: 10 },
  ask() {},
  reload() {},
});

const toggle = jest.fn();
const opened = jest.fn();
const selection = {
  ...{ selected: new Set<string>(), toggle, toggleAll() {} },
  ...{ labelAll: 'ทั้งหมด', labelOf: (id: string) => `เลือก ${id}` },
};

const Screen = ({ ids, dialog }: { ids: string[]; dialog?: boolean }) => (
  <main>
    <input type="search" aria-label="ค้นหา" />
    <ResourceTable
      list={listOf(ids)}
      label="รายการ"
      empty={{ title: 'ยังไม่มี' }}
      selection={selection}
      columns={[
        {
          key: 'id',
          title: 'ชื่อ',
          render: ({ id }) => (
            <button type="button" data-opens="" onClick={() => opened(id)}>
              {id}
            </button>
          ),
        },
        {
          key: 'deeds',
          title: '',
          card: 'actions',
          render: ({ id }) => (
            <button type="button" aria-expanded={false} onClick={() => opened(`menu ${id}`)} />
          ),
        },
      ]}
    />
    {dialog && <dialog open>ถาม</dialog>}
  </main>
);

const open = (props: Parameters<typeof Screen>[0]) => render(<Screen {...props} />);
/** As a person presses keys: one after the other. */
const hand = () => userEvent.setup({ delay: 50 });
const title = (name: string) => screen.getByRole('button', { name });

let stop = () => {};
beforeEach(() => {
  jest.clearAllMocks();
  stop = hearListKeys();
});
afterEach(() => stop());

test('arrows, j and k go from row to row, Enter opens', async () => {
  open({ ids: ['A-1', 'A-2', 'A-3'] });
  const user = hand();
  await user.keyboard('{ArrowDown}');
  expect(title('A-1')).toHaveFocus();
  await user.keyboard('jj{ArrowDown}');
  expect(title('A-3')).toHaveFocus();
  await user.keyboard('k{Enter}');
  expect(opened).toHaveBeenCalledWith('A-2');
});

test('under a Thai layout the same keys do the same', async () => {
  open({ ids: ['A-1', 'A-2'] });
  fireEvent.keyDown(document.body, { key: '่', code: 'KeyJ' });
  expect(title('A-1')).toHaveFocus();
});

test('x chooses the row, . opens its menu, / leads to the search', async () => {
  open({ ids: ['A-1', 'A-2'] });
  const user = hand();
  await user.keyboard('jjx');
  expect(toggle).toHaveBeenCalledWith('A-2');
  await user.keyboard('.');
  expect(opened).toHaveBeenCalledWith('menu A-2');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('xj');
  expect(screen.getByRole('searchbox')).toHaveValue('xj');
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('a row that goes leaves its place to the next, and new rows take the focus from none', async () => {
  const { rerender } = open({ ids: ['A-1', 'A-2', 'A-3'] });
  const user = hand();
  await user.keyboard('jj');
  rerender(<Screen ids={['A-0', 'A-1', 'A-2', 'A-3']} />);
  expect(title('A-2')).toHaveFocus();
  rerender(<Screen ids={['A-1', 'A-3']} />);
  await user.keyboard('j');
  expect(title('A-3')).toHaveFocus();
});

test('a dialog that asks has the keys for itself', async () => {
  open({ ids: ['A-1'], dialog: true });
  await hand().keyboard('j');
  expect(within(screen.getByRole('table')).getByText('A-1')).not.toHaveFocus();
});

/** A key as a scanner presses it: a millisecond after the one before. */
function scanned(key: string, at: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: 10_000 + at });
  return fireEvent(document.activeElement ?? document.body, event);
}

test('a scanner that is fired at a list opens nothing', async () => {
  open({ ids: ['A-1', 'A-2'] });
  const went = ['j', 'x', '4', 'x', 'Enter'].map(scanned);
  expect(toggle).not.toHaveBeenCalled();
  expect(went.at(-1)).toBe(false);
});

test('keys that follow each other at once in a form beside a list are the form’s own', async () => {
  open({ ids: ['A-1'] });
  const form = document.body.appendChild(document.createElement('form'));
  const save = form.appendChild(document.createElement('button'));
  save.focus();
  expect(['1', 'Enter'].map(scanned)).toEqual([true, true]);
  form.remove();
});
