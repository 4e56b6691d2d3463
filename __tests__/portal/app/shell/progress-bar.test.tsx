import { renderHook } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useProgressBar } from '@/portal/app/shell/progress-bar';

const shown = () => document.querySelector('#nprogress') !== null;

function changes() {
  const events = mitt();
  const router = { events } as unknown as NextRouter;
  renderHook(useProgressBar, {
    wrapper: ({ children }) => <RouterContext value={router}>{children}</RouterContext>,
  });
  return (name: string, shallow = false) => events.emit(name, '/units', { shallow });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a change of the route that takes its time shows the bar until it is done or missed', async () => {
  const tell = changes();
  for (const end of ['routeChangeComplete', 'routeChangeError']) {
    tell('routeChangeStart');
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe(true);
    tell(end);
    await jest.advanceTimersByTimeAsync(3000);
    expect(shown()).toBe(false);
  }
});

test('goes on where another change begins as one ends', async () => {
  const tell = changes();
  tell('routeChangeStart');
  await jest.advanceTimersByTimeAsync(1000);
  const bar = document.querySelector('#nprogress');
  tell('routeChangeComplete');
  tell('routeChangeStart');
  await jest.advanceTimersByTimeAsync(3000);
  expect(bar?.isConnected).toBe(true);
  tell('routeChangeComplete');
  await jest.advanceTimersByTimeAsync(3000);
  expect(shown()).toBe(false);
});

test('a quick change shows none, nor one of the address alone', async () => {
  const tell = changes();
  tell('routeChangeStart');
  await jest.advanceTimersByTimeAsync(200);
  tell('routeChangeComplete');
  await jest.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(false);
  tell('routeChangeStart', true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(false);
});
