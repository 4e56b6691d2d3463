import { act, renderHook } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useAddress } from '@/portal/kit/address/use-address';

const events = mitt();
const push = jest.fn();
const router = { asPath: '/units?page=2', events, push, replace: push } as unknown as NextRouter;
const wrapper = ({ children }: { children: ReactNode }) => (
  <RouterContext value={router}>{children}</RouterContext>
);

function watched() {
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useAddress();
    },
    { wrapper },
  );
  return { result, drawn: () => drawn };
}

beforeEach(() => push.mockClear());

test('another query of the page counts as soon as it is asked for', () => {
  const { result } = watched();
  act(() => result.current.go({ page: 3 }));
  expect(result.current.query).toEqual({ page: '3' });
  act(() => result.current.go({ keywords: 'A-01' }));
  expect(push).toHaveBeenLastCalledWith(
    '/units?page=3&keywords=A-01',
    undefined,
    expect.objectContaining({ shallow: true }),
  );
});

test('a screen that is left is not drawn once more, and asks for nothing any more', () => {
  const { result, drawn } = watched();
  const before = drawn();
  act(() => events.emit('routeChangeStart', '/parcels'));
  expect(drawn()).toBe(before);
  act(() => result.current.go({ page: 3 }));
  expect(push).not.toHaveBeenCalled();
  act(() => events.emit('routeChangeError', new Error('cancelled'), '/parcels'));
  act(() => result.current.go({ page: 3 }));
  expect(push).toHaveBeenCalledTimes(1);
});
