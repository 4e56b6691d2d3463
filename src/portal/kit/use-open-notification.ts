import { useRouter } from 'next/router';
import { useCallback } from 'react';
import type { Notification } from '@/contracts/master-data/notification';
import { markRead } from '@/portal/kit/bell';
import { notificationTarget } from '@/portal/kit/notification-target';
import { useAppDispatch } from '@/portal/kit/store';

/** Opens what a notification leads to, and marks it as read. */
export function useOpenNotification() {
  const router = useRouter();
  const dispatch = useAppDispatch();
  return useCallback(
    (notification: Notification) => {
      if (!notification.read) void dispatch(markRead({ body: { ids: [notification.id] } }));
      void router.push(notificationTarget(notification, location.origin));
    },
    [router, dispatch],
  );
}
