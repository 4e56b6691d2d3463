import { act, renderHook } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { useList } from '@/portal/kit/list/use-list';
import { makeStore } from '@/portal/kit/page/store';

test('what is asked for is on its way before the list is drawn with it, and once', () => {
  const calls: unknown[] = [];
  const store = makeStore(((_endpoint: unknown, call: { query: object }) => {
    calls.push(call.query);
    return new Promise(() => {});
  }) as unknown as ApiClient);
  const router = {
    ...{ asPath: '/units?page=2', events: mitt() },
    ...{ push: jest.fn(), replace: jest.fn() },
  } as unknown as NextRouter;
  const { result } = renderHook(() => useList(unitEndpoints.list), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <RouterContext value={router}>
        <Provider store={store}>{children}</Provider>
      </RouterContext>
    ),
  });
  expect(calls).toEqual([expect.objectContaining({ page: 2 })]);
  act(() => {
    result.current.ask({ keywords: 'A-01' });
    expect(result.current.query.keywords).toBeUndefined();
    expect(calls[1]).toEqual(expect.objectContaining({ page: 1, keywords: 'A-01' }));
  });
  expect(result.current.query.keywords).toBe('A-01');
  expect(calls).toHaveLength(2);
});
