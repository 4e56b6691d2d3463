import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from '@/portal/kit/list/SearchBox';
import type { List } from '@/portal/kit/list/use-list';

type Query = { page: number; limit: number; keywords?: string };

const asked = jest.fn();

function Screen() {
  const [query, setQuery] = useState<Query>({ page: 1, limit: 10 });
  const list: List<object, Query> = {
    ...{ rows: [], total: 0, atLeast: false, stale: false, reading: { status: 'idle' } },
    query,
    ask(changed) {
      asked(changed.keywords);
      setQuery({ ...query, ...changed });
    },
    reload() {},
  };
  return <SearchBox list={list} />;
}

/** Types the text at so many ms a key, and rests. */
function type(text: string, ms: number) {
  render(<Screen />);
  const box = screen.getByRole('searchbox');
  for (let n = 1; n <= text.length; n++) {
    fireEvent.change(box, { target: { value: text.slice(0, n) } });
    act(() => jest.advanceTimersByTime(ms));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
});
afterEach(() => jest.useRealTimers());

test.each([30, 80, 100, 140])(
  'who types on at %i ms a key is asked for when the hand rests',
  (ms) => {
    type('สมชาย ใจดี', ms);
    act(() => jest.advanceTimersByTime(210));
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    expect(asked).toHaveBeenLastCalledWith('สมชาย ใจดี');
  },
);

test('who types quickly is answered after half as long as who begins', () => {
  type('สมชาย', 10);
  act(() => jest.advanceTimersByTime(34));
  expect(asked).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(asked.mock.calls).toEqual([['สมชาย']]);
});

test('who looks at each letter is answered after each', () => {
  type('A-01', 400);
  expect(asked.mock.calls.flat()).toEqual(['A', 'A-', 'A-0', 'A-01']);
});
