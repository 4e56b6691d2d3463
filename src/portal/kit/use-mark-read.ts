import { useContext } from 'react';
import { markRead } from '@/portal/kit/bell';
import { ChangesContext } from '@/portal/kit/live';
import { useAction } from '@/portal/kit/use-action';

/** Marks notifications as read; the lists that show them read themselves again. */
export function useMarkRead() {
  const changes = useContext(ChangesContext);
  return useAction(markRead, { done: () => changes.tell('notifications') });
}
