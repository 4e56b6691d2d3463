import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChangesContext, createChanges, useLive } from '@/portal/kit/live/live';

const changes = createChanges();
const wrapper = ({ children }: { children: ReactNode }) => (
  <ChangesContext value={changes}>{children}</ChangesContext>
);

function show(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const live = (reload: () => void) =>
  renderHook(() => useLive('parcels', reload), { wrapper }).unmount;
const settle = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => {
  jest.useFakeTimers();
  show(false);
});

test('changes close together are read once, and those of other resources not', () => {
  const reload = jest.fn();
  const leave = live(reload);
  changes.tell('report-emails');
  settle();
  expect(reload).not.toHaveBeenCalled();
  changes.tell('parcels');
  changes.tell('parcels');
  settle();
  expect(reload).toHaveBeenCalledTimes(1);
  changes.tell();
  settle();
  expect(reload).toHaveBeenCalledTimes(2);
  leave();
  changes.tell('parcels');
  settle();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a hidden tab reads once it is shown', () => {
  const reload = jest.fn();
  live(reload);
  show(true);
  changes.tell('parcels');
  changes.tell('parcels');
  settle();
  expect(reload).not.toHaveBeenCalled();
  show(false);
  settle();
  expect(reload).toHaveBeenCalledTimes(1);
  show(true);
  show(false);
  settle();
  expect(reload).toHaveBeenCalledTimes(1);
});
