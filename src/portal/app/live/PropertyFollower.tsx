import { useContext, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useDocument } from '@/portal/app/document/use-document';
import { awaitGesture, chime } from '@/portal/app/live/chime';
import { followMain } from '@/portal/app/live/follow-main';
import { followProperty, type ShownNotification } from '@/portal/app/live/follow-property';
import { useOpenNotification } from '@/portal/bell/use-open-notification';
import { ChangesContext } from '@/portal/kit/live/live';
import { useSound } from '@/portal/kit/live/sound';
import { usePermission } from '@/portal/kit/page/permission';
import type { AppStore } from '@/portal/kit/page/store';

/** Of what was missed the latest are shown; the bell holds all. */
const mostShown = 3;

/** Follows the place worked in for as long as the page stands; shows nothing itself. */
export function PropertyFollower() {
  const { session, settings } = useDocument();
  const store = useStore() as AppStore;
  const changes = useContext(ChangesContext);
  const open = useOpenNotification();
  const { on: sound } = useSound();
  const propertyId = session?.property_id;
  const accountId = session?.account_id ?? '';
  const { realtime } = settings;

  const can = usePermission();

  const latest = useRef({ sound, open, can });
  latest.current = { sound, open, can };

  useEffect(() => {
    if (propertyId === undefined) return;
    if (!propertyId) return followMain(realtime, changes);
    async function show(notifications: ShownNotification[]) {
      if (notifications.length === 0) return;
      if (latest.current.sound) chime();
      const { showNotification } = await import('@/portal/app/live/notification-toast');
      for (const one of notifications.slice(-mostShown)) {
        showNotification(one, () => latest.current.open(one));
      }
    }
    const unlisten = awaitGesture();
    const leave = followProperty({
      ...{ settings: realtime, propertyId, accountId, store, changes },
      reads: () => latest.current.can('notifications:view'),
      show: (notifications) => void show(notifications),
    });
    return () => {
      unlisten();
      leave();
    };
  }, [realtime, propertyId, accountId, store, changes]);
  return null;
}
