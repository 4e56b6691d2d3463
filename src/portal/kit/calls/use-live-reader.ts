import type { CallOf, Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import { useLive } from '@/portal/kit/live/live';
import { type Read, useReader } from './use-reader';

/** The same as `useReader`, read again when others change what the call's feature holds. */
export function useLiveReader<E extends Endpoint>(endpoint: E, call: CallOf<E>): Read<ReplyOf<E>> {
  const read = useReader(endpoint, call);
  useLive(featureOf(endpoint), read.reload);
  return read;
}
