import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Provider } from 'react-redux';
import { FindForm } from '@/portal/areas/parcels/handover/FindForm';
import { makeStore } from '@/portal/kit/page/store';

test('what was left in the field is no part of what is scanned there next', async () => {
  const field = createRef<HTMLInputElement>();
  const found = jest.fn(async () => ({ parcels: [], meant: new Set<string>(), choose: [] }));
  render(
    <Provider store={makeStore((async () => []) as never)}>
      <FindForm field={field} onFind={found} onUnit={async () => {}} onDone={() => {}} />
      <button type="button">away</button>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('1');
  await user.click(screen.getByRole('button', { name: 'away' }));
  field.current?.focus();
  await user.keyboard('SPXTH0001{Enter}');
  expect(found).toHaveBeenCalledWith('SPXTH0001', expect.anything());
});
