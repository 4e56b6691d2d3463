import common from '@locales/th/common.json';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { SearchSelect } from '@/portal/kit/form/fields/SearchSelect';

const first = [{ value: 'a', label: 'A-0101' }];

test('while a search is under way the list stays, says so, and an Enter takes nothing', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'th', resources: { th: { common } }, defaultNS: 'common' });
  const chosen = jest.fn();
  const drawn = (found?: typeof first, failed = false) => (
    <I18nextProvider i18n={i18n}>
      <SearchSelect {...{ found, failed, none: 'ไม่พบ', onSearch() {}, onChange: chosen }} />
    </I18nextProvider>
  );
  const user = userEvent.setup();
  const { rerender } = render(drawn(first));
  const enter = () =>
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  await user.type(screen.getByRole('combobox'), 'B');
  expect(screen.getByText('A-0101')).toBeInTheDocument();
  rerender(drawn());
  expect(screen.queryByText('A-0101')).toBeNull();
  expect(screen.getByText(common.list.searching)).toBeInTheDocument();
  enter();
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox')).toHaveValue('B');
  rerender(drawn([{ value: 'b', label: 'B-0101' }]));
  enter();
  expect(chosen.mock.calls).toEqual([['b', expect.objectContaining({ value: 'b' })]]);
  rerender(drawn([]));
  await user.type(screen.getByRole('combobox'), 'C');
  expect(screen.getByText('ไม่พบ')).toBeInTheDocument();
  rerender(drawn(undefined, true));
  expect(screen.getByText(common.list.failed)).toBeInTheDocument();
});
