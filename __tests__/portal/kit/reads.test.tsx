import { act, render, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { loadReader, useReader } from '@/portal/kit/calls/use-reader';
import { type AppStore, makeStore } from '@/portal/kit/page/store';

const greeting = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/greeting',
  call: z.object({ query: z.object({ name: z.string() }) }),
  reply: z.string(),
  needs: 'signed-in',
});

/** A client whose answers come when the test says so. */
function heldClient() {
  const calls: { name: string; answer: () => void; signal: AbortSignal | undefined }[] = [];
  const api = ((_endpoint: unknown, call: { query: { name: string } }, signal?: AbortSignal) =>
    new Promise((resolve, reject) => {
      const { name } = call.query;
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      calls.push({ name, signal, answer: () => resolve(`hello ${name}, ${calls.length}`) });
    })) as unknown as ApiClient;
  return { api, calls };
}

const inStore = (store: AppStore, Outer = ({ children }: { children: ReactNode }) => children) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <Outer>
      <Provider store={store}>{children}</Provider>
    </Outer>
  ),
});

const ask = (name: string) => useReader(greeting, { query: { name } });

test('pieces that show the same call share one request and its answer', async () => {
  const { api, calls } = heldClient();
  const store = makeStore(api);
  const one = renderHook(() => ask('a'), inStore(store));
  const other = renderHook(() => ask('a'), inStore(store));
  expect(calls).toHaveLength(1);
  one.unmount();
  expect(calls[0]?.signal?.aborted).toBe(false);
  calls[0]?.answer();
  await waitFor(() => expect(other.result.current.answer).toBe('hello a, 1'));
});

test('several calls of one endpoint are under way beside each other', async () => {
  const { api, calls } = heldClient();
  const store = makeStore(api);
  const a = renderHook(() => ask('a'), inStore(store));
  const b = renderHook(() => ask('b'), inStore(store));
  calls[1]?.answer();
  calls[0]?.answer();
  await waitFor(() => expect(a.result.current.answer).toContain('hello a'));
  expect(b.result.current.answer).toContain('hello b');
});

test('another call drops the one before, and going back shows its answer at once', async () => {
  const { api, calls } = heldClient();
  const store = makeStore(api);
  const { result, rerender } = renderHook(({ name }) => ask(name), {
    ...inStore(store),
    initialProps: { name: 'a' },
  });
  calls[0]?.answer();
  await waitFor(() => expect(result.current.answer).toContain('hello a'));
  rerender({ name: 'b' });
  expect(result.current.answer).toBeUndefined();
  rerender({ name: 'a' });
  expect(calls[1]?.signal?.aborted).toBe(true);
  expect(result.current.answer).toContain('hello a');
  expect(calls).toHaveLength(3);
});

test('a piece that takes the place of another one while its call is under way gets its answer', async () => {
  const { api, calls } = heldClient();
  const store = makeStore(api);
  const Piece = () => <p>{ask('a').answer}</p>;
  const at = (place: string) => (
    <Provider store={store}>
      <Piece key={place} />
    </Provider>
  );
  const { rerender, findByText } = render(at('here'));
  rerender(at('there'));
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  calls[1]?.answer();
  await findByText('hello a, 2');
});

test('what the server answered is asked once more only when it is shown again', async () => {
  const { api, calls } = heldClient();
  const store = makeStore(api);
  const served = loadReader(greeting, store.dispatch, { query: { name: 'a' } });
  calls[0]?.answer();
  await served;
  const first = renderHook(() => ask('a'), inStore(store));
  expect(first.result.current.answer).toContain('hello a');
  expect(calls).toHaveLength(1);
  first.unmount();
  renderHook(() => ask('a'), inStore(store));
  expect(calls).toHaveLength(2);
});

test('a late answer to an earlier question of the same call is ignored', async () => {
  const { api, calls } = heldClient();
  const store = makeStore(api);
  const { result } = renderHook(() => ask('a'), inStore(store, StrictMode));
  act(() => result.current.reload());
  const latest = calls.at(-1);
  latest?.answer();
  await waitFor(() => expect(result.current.answer).toContain(`, ${calls.length}`));
});

describe('a call that is made while its screen is on its way', () => {
  function load(store: AppStore) {
    let answer: ReturnType<typeof loadReader<typeof greeting>> | undefined;
    act(() => {
      answer = loadReader(greeting, store.dispatch, { query: { name: 'a' } });
    });
    return answer;
  }

  test('is the one that its screen waits for', async () => {
    const { api, calls } = heldClient();
    const store = makeStore(api);
    const loaded = load(store);
    const screen = renderHook(() => ask('a'), inStore(store));
    expect(calls).toHaveLength(1);
    await act(async () => calls[0]?.answer());
    expect(await loaded).toBe('hello a, 1');
    expect(screen.result.current.answer).toBe('hello a, 1');
    screen.unmount();
    renderHook(() => ask('a'), inStore(store));
    expect(calls).toHaveLength(2);
  });

  test('is not made again where the answer is there before the screen', async () => {
    const { api, calls } = heldClient();
    const store = makeStore(api);
    const loaded = load(store);
    calls[0]?.answer();
    await act(async () => void (await loaded));
    const screen = renderHook(() => ask('a'), inStore(store));
    expect(screen.result.current.answer).toBe('hello a, 1');
    expect(calls).toHaveLength(1);
  });

  test('is not made where an answer is known, which its screen shows at once', async () => {
    const { api, calls } = heldClient();
    const store = makeStore(api);
    const before = renderHook(() => ask('a'), inStore(store));
    await act(async () => calls[0]?.answer());
    expect(await load(store)).toBe('hello a, 1');
    expect(calls).toHaveLength(1);
    before.unmount();
    const screen = renderHook(() => ask('a'), inStore(store));
    expect(screen.result.current.answer).toBe('hello a, 1');
    expect(calls).toHaveLength(2);
  });

  test('is made again by a screen that comes later, and dropped with the last that shows it', async () => {
    jest.useFakeTimers();
    const { api, calls } = heldClient();
    const store = makeStore(api);
    const loaded = load(store);
    calls[0]?.answer();
    await loaded;
    await jest.advanceTimersByTimeAsync(2000);
    jest.useRealTimers();
    const screen = renderHook(() => ask('a'), inStore(store));
    expect(screen.result.current.answer).toBe('hello a, 1');
    expect(calls).toHaveLength(2);
    screen.unmount();
    expect(calls[1]?.signal?.aborted).toBe(true);
  });
});
