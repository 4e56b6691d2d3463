import { act, render as draw, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Start } from '@/contracts/master-data/start';
import { BegunBar } from '@/portal/app/shell/BegunBar';
import { BegunStep } from '@/portal/app/shell/BegunStep';
import { writes } from '@/portal/kit/calls/writes';
import { ChangesContext, createChanges } from '@/portal/kit/live/live';

const read = {
  answer: undefined as Start | undefined,
  reading: { status: 'idle' },
  reload: jest.fn(),
};
const document = { language: 'th', session: { property_dimension: 'condo' } };
jest.mock('@/portal/app/document/use-document', () => ({ useDocument: () => document }));

const router = { pathname: '/', query: {} as Record<string, string> };
jest.mock('next/router', () => ({ useRouter: () => router }));

jest.mock('@/portal/kit/calls/use-reader', () => ({ useReader: () => read }));

const agreed = jest.fn();
jest.mock('@/portal/kit/calls/use-action', () => ({ useAction: () => [agreed, false] }));

const place = (
  states: Partial<Record<Start['steps'][number]['step'], 'todo' | 'done' | 'aside'>>,
) => {
  const steps = Object.entries(states).map(([step, state]) => ({ step, state })) as Start['steps'];
  read.answer = { steps, enter: null };
};

/** Drawn once its words have come. */
const render = async (tree: ReactElement) => {
  const drawn = draw(tree);
  await act(async () => {});
  return drawn;
};

const wayTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => jest.clearAllMocks());

test('a step that is to do says which it is, and can be left for later', async () => {
  place({ about: 'done', units: 'todo', people: 'todo' });
  await render(<BegunBar begun="units" />);
  expect(screen.getByText('begun.lead')).toBeTruthy();
  expect(screen.getByText(/^ดาวน์โหลดไฟล์ต้นแบบ/)).toBeTruthy();
  expect(wayTo('begun.later')).toBe('/admin/property?tab=5&begun=people');
  // Units are brought, not agreed to.
  expect(screen.queryByRole('button')).toBeNull();
});

test('a change that is acknowledged has it read again; done, it leads on to what is left', async () => {
  place({ about: 'todo', units: 'done', hours: 'todo' });
  const { rerender } = await render(<BegunBar begun="hours" />);
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

test('what a task ends later has it read again, of the step alone', async () => {
  jest.useFakeTimers();
  const changes = createChanges();
  place({ units: 'todo' });
  await render(
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

test('what is right as it came is agreed to', async () => {
  place({ hours: 'todo' });
  await render(<BegunBar begun="hours" />);
  act(() => screen.getByRole('button', { name: 'begun.agree' }).click());
  expect(agreed).toHaveBeenCalledWith({ body: { step: 'hours', aside: true } });
});

test.each([
  ['hours', 'begun.aside'],
  ['news', 'begun.skipped'],
] as const)('what was put aside is not said to be done: %s', async (step, said) => {
  place({ units: 'todo', [step]: 'aside' });
  await render(<BegunBar begun={step} />);
  expect(screen.getByText(said)).toBeTruthy();
});

test('the bar stays on the screens that a step leads on to, and goes with its area', async () => {
  place({ news: 'todo' });
  const at = async (pathname: string, begun?: string) => {
    Object.assign(router, { pathname, query: begun ? { begun } : {} });
    drawn.rerender(<BegunStep />);
    await act(async () => {});
    return screen.queryByText('begun.lead') !== null;
  };
  const drawn = draw(<BegunStep />);
  expect(await at('/news/create', 'news')).toBe(true);
  expect(await at('/news/[id]')).toBe(true);
  expect(await at('/parcels')).toBe(false);
  expect(await at('/news/[id]')).toBe(false);
});

test('an address that names no step of the place shows nothing', async () => {
  place({ about: 'todo' });
  expect((await render(<BegunBar begun="elsewhere" />)).container.textContent).toBe('');
});

test('its room is kept while its steps are read, and given up where they cannot be', async () => {
  read.answer = undefined;
  const { container, rerender } = await render(<BegunBar begun="units" />);
  expect(container.childElementCount).toBe(1);
  read.reading = { status: 'failed' };
  rerender(<BegunBar begun="units" />);
  expect(container.childElementCount).toBe(0);
  read.reading = { status: 'idle' };
});
