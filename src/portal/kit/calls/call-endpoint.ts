import type { CallOf, Endpoint } from '@/contracts/kit/calls/endpoint';
import { endpointKey } from '@/portal/kit/calls/endpoint-key';
import { apiThunk } from './api-thunk';

type Thunk<E extends Endpoint> = ReturnType<typeof apiThunk<E>>;
const thunks = new WeakMap<Endpoint, Thunk<Endpoint>>();

/** The thunk of an endpoint: one for all who call it, named as the call is. */
export function thunkOf<E extends Endpoint>(endpoint: E): Thunk<E> {
  const made = thunks.get(endpoint) ?? apiThunk<Endpoint>(endpointKey(endpoint), endpoint);
  thunks.set(endpoint, made);
  return made as unknown as Thunk<E>;
}

/** Makes one call; dispatched, it promises the reply by `unwrap()`. */
export const callEndpoint = <E extends Endpoint>(endpoint: E, call: CallOf<E>) =>
  (thunkOf(endpoint) as unknown as (call: CallOf<E>) => ReturnType<Thunk<E>>)(call);
