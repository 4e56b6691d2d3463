import { useRef } from 'react';
import type { CallOf, Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';

/** How much there is to each view of a list; while other filters are asked, the figures stay where they are. */
export function useTabCounts<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
): ReplyOf<E> | undefined {
  const { answer } = useLiveReader(endpoint, call);
  const latest = useRef(answer);
  latest.current = answer ?? latest.current;
  return latest.current;
}
