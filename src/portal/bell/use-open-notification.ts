import { useRouter } from 'next/router';
import { useCallback } from 'react';
import type { Notification } from '@/contracts/master-data/notification';
import { notificationTarget } from './notification-target';
import { useMarkRead } from './use-mark-read';

/** Opens what a notification leads to, and marks it as read. */
export function useOpenNotification() {
  const router = useRouter();
  const [mark] = useMarkRead();
  return useCallback(
    ({ id, read, ...leading }: Pick<Notification, 'id' | 'read' | 'type' | 'popup' | 'url'>) => {
      if (!read) void mark({ body: { ids: [id] } });
      void router.push(notificationTarget(leading, location.origin));
    },
    [router, mark],
  );
}
