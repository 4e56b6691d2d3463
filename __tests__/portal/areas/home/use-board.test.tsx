import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { useBoard } from '@/portal/areas/home/use-board';
import { makeStore } from '@/portal/kit/page/store';

const asked: (string | undefined)[] = [];
const members = (n: number) => ({
  waiting: { n, page: '/new-members', query: { status: 'waiting' } },
  ...{ first: [], asked: 0, askedBefore: 0 },
});
const api = async ({ reply }: Endpoint, { query }: { query: { parts?: string } }) => {
  asked.push(query.parts);
  return reply.parse({
    members: members(asked.length),
    work: [],
    ...(!query.parts && { week: [] }),
  });
};

const store = makeStore(api as never);
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);

test('of a change those parts alone are read that it touches, of several in one call', async () => {
  const { result } = renderHook(useBoard, { wrapper });
  await waitFor(() => expect(result.current.board?.members?.waiting.n).toBe(1));
  expect(asked).toEqual([undefined]);

  act(() => {
    result.current.follow('new-members');
    result.current.follow('votes');
    result.current.follow('new-members');
  });
  await waitFor(() => expect(result.current.board?.members?.waiting.n).toBe(2));
  expect(asked.slice(1)).toEqual(['members,work,votes']);
  expect(result.current.board?.week).toEqual([]);

  act(() => result.current.follow('orders'));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toBe('work');
});
