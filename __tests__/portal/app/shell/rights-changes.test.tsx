import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pagePlace } from '@/portal/app/session/page-place';
import { RightsChanges } from '@/portal/app/shell/RightsChanges';
import { ChangesContext, createChanges } from '@/portal/kit/live/live';
import { makeStore } from '@/portal/kit/page/store';

test('while this tab goes to another place nothing is asked of the one that it leaves', async () => {
  jest.useFakeTimers();
  const changes = createChanges();
  const api = jest.fn().mockResolvedValue([]);
  render(
    <Provider store={makeStore(api as never)}>
      <ChangesContext value={changes}>
        <RightsChanges />
      </ChangesContext>
    </Provider>,
  );
  const told = () =>
    act(async () => {
      changes.tell('properties');
      await jest.advanceTimersByTimeAsync(1000);
    });
  await told();
  const asked = api.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  pagePlace.setLeaving(true);
  await told();
  expect(api).toHaveBeenCalledTimes(asked);
  pagePlace.setLeaving(false);
  await told();
  expect(api.mock.calls.length).toBeGreaterThan(asked);
});
