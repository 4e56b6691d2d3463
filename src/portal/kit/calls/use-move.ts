import type { CallOf, Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import { useAction } from '@/portal/kit/calls/use-action';

/** A call that moves a record which others move too: refused, it says so and what it is by now is read. */
export const useMove = <E extends Endpoint>(
  endpoint: E,
  ends: { done?: (reply: ReplyOf<E>) => void; reload: () => void },
): [run: (call: CallOf<E>) => Promise<ReplyOf<E> | undefined>, moving: boolean] =>
  useAction(endpoint, {
    ...(ends.done && { done: ends.done }),
    onRefused: () => {
      ends.reload();
      return false;
    },
  });
