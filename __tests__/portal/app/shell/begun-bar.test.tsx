import { act, render, screen } from '@testing-library/react';
import type { Start } from '@/contracts/master-data/start';
import { BegunBar } from '@/portal/app/shell/BegunBar';
import { writes } from '@/portal/kit/calls/writes';
import { ChangesContext, createChanges } from '@/portal/kit/live/live';

const read = { answer: undefined as Start | undefined, reload: jest.fn() };
jest.mock('@/portal/kit/calls/use-reader', () => ({ useReader: () => read }));

const agreed = jest.fn();
jest.mock('@/portal/kit/calls/use-action', () => ({ useAction: () => [agreed, false] }));

const place = (
  states: Partial<Record<Start['steps'][number]['step'], 'todo' | 'done' | 'aside'>>,
) => {
  const steps = Object.entries(states).map(([step, state]) => ({ step, state })) as Start['steps'];
  read.answer = { steps, enter: null };
};

const wayTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => jest.clearAllMocks());

test('a step that is to do says which it is, and can be left for later', () => {
  place({ about: 'done', units: 'todo', people: 'todo' });
  render(<BegunBar begun="units" />);
  expect(screen.getByText('begun.lead')).toBeTruthy();
  expect(wayTo('begun.later')).toBe('/admin/property?tab=5&begun=people');
  // Units are brought, not agreed to.
  expect(screen.queryByRole('button')).toBeNull();
});

test('a change that is acknowledged has it read again; done, it leads on to what is left', () => {
  place({ about: 'todo', units: 'done', hours: 'todo' });
  const { rerender } = render(<BegunBar begun="hours" />);
  act(() => writes.acknowledged());
  expect(read.reload).toHaveBeenCalledTimes(1);
  place({ about: 'todo', units: 'done', hours: 'done' });
  rerender(<BegunBar begun="hours" />);
  expect(screen.getByText('begun.done')).toBeTruthy();
  expect(wayTo('begun.next')).toBe('/property-setting?begun=about');
  place({ about: 'done', units: 'done', hours: 'done' });
  rerender(<BegunBar begun="hours" />);
  expect(screen.getByText('begun.allDone')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'begun.next' })).toBeNull();
});

test('what a task ends later has it read again, of the step alone', () => {
  jest.useFakeTimers();
  const changes = createChanges();
  place({ units: 'todo' });
  render(
    <ChangesContext value={changes}>
      <BegunBar begun="units" />
    </ChangesContext>,
  );
  const told = (feature: 'units' | 'parcels') => {
    act(() => changes.tell(feature));
    act(() => void jest.advanceTimersByTime(1000));
    return read.reload.mock.calls.length;
  };
  expect([told('parcels'), told('units')]).toEqual([0, 1]);
  jest.useRealTimers();
});

test('what is right as it came is agreed to', () => {
  place({ hours: 'todo' });
  render(<BegunBar begun="hours" />);
  act(() => screen.getByRole('button', { name: 'begun.agree' }).click());
  expect(agreed).toHaveBeenCalledWith({ body: { step: 'hours', aside: true } });
});

test('an address that names no step of the place shows nothing', () => {
  place({ about: 'todo' });
  expect(render(<BegunBar begun="elsewhere" />).container.textContent).toBe('');
});
