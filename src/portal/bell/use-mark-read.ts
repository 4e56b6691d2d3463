import { useContext } from 'react';
import { useAction } from '@/portal/kit/calls/use-action';
import { ChangesContext } from '@/portal/kit/live/live';
import { markRead } from './bell';

/** Marks notifications as read; the lists that show them read themselves again. */
export function useMarkRead() {
  const changes = useContext(ChangesContext);
  return useAction(markRead, { done: () => changes.tell('notifications') });
}
