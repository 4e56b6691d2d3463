import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import { apiBy } from '@/portal/kit/calls/api-by';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { makeStore } from '@/portal/kit/page/store';

const greeting = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/greeting',
  call: z.object({}),
  reply: z.object({ text: z.string() }),
  needs: 'signed-in',
});

/** A store whose client does this, its client by thunks, and the actions that went through. */
function storeWith(client: ApiClient) {
  const store = makeStore(client);
  const actions: string[] = [];
  const dispatch = ((action: { type?: string } | ((...given: unknown[]) => unknown)) => {
    if (typeof action === 'function') return action(dispatch, store.getState, { api: client });
    actions.push(String(action.type));
    return store.dispatch(action as never);
  }) as typeof store.dispatch;
  return { api: apiBy(dispatch), actions };
}

test('a call goes by the endpoint’s thunk', async () => {
  const { api, actions } = storeWith((async () => ({ text: 'สวัสดี' })) as never);
  expect(await api(greeting, {})).toEqual({ text: 'สวัสดี' });
  expect(actions).toEqual(['auth GET /greeting/pending', 'auth GET /greeting/fulfilled']);
});

test('a refusal is the very error that the client gave', async () => {
  const refused = new ApiFailure({ code: 'FORBIDDEN', status: 403, message: '' });
  const { api } = storeWith(() => Promise.reject(refused));
  const failure = await api(greeting, {}).catch((failed: ApiFailure) => failed);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect((failure as ApiFailure).error).toBe(refused.error);
});

test('what is dropped is dropped at the client, and says so', async () => {
  let dropped = false;
  const client = (_: unknown, __: unknown, signal: AbortSignal) =>
    new Promise<never>((_done, fail) => {
      signal.addEventListener('abort', () => {
        dropped = true;
        fail(new ApiFailure({ code: 'ABORTED', status: 0, message: '' }));
      });
    });
  const { api } = storeWith(client as never);
  const control = new AbortController();
  const call = api(greeting, {}, control.signal).catch((failed: ApiFailure) => failed.error);
  control.abort();
  expect(await call).toMatchObject({ code: 'ABORTED' });
  expect(dropped).toBe(true);
  const late = api(greeting, {}, control.signal).catch((failed: ApiFailure) => failed.error);
  expect(await late).toMatchObject({ code: 'ABORTED' });
});
