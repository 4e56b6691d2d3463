import { useContext, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useDocument } from '@/portal/app/document/use-document';
import { awaitGesture, chime } from '@/portal/app/live/chime';
import type { ShownNotification } from '@/portal/app/live/follow-property';
import { useOpenNotification } from '@/portal/bell/use-open-notification';
import { ChangesContext } from '@/portal/kit/live/live';
import { useSound } from '@/portal/kit/live/sound';
import { useLeisure } from '@/portal/kit/page/leisure';
import { usePermission } from '@/portal/kit/page/permission';
import type { AppStore } from '@/portal/kit/page/store';

/** Of what was missed the latest are shown; the bell holds all. */
const mostShown = 3;

const load = () => import('@/portal/app/live/following');

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
  const isLeisure = useLeisure();

  const latest = useRef({ sound, open, can });
  latest.current = { sound, open, can };

  useEffect(() => {
    if (propertyId === undefined || !isLeisure) return;
    let isLeft = false;
    let leave = () => {};
    load().then(
      ({ followMain, followProperty, showNotification }) => {
        if (isLeft) return;
        const show = (notifications: ShownNotification[]) => {
          if (notifications.length > 0 && latest.current.sound) chime();
          for (const one of notifications.slice(-mostShown)) {
            void showNotification(one, () => latest.current.open(one));
          }
        };
        leave = propertyId
          ? followProperty({
              ...{ settings: realtime, propertyId, accountId, store, changes, show },
              reads: () => latest.current.can('notifications:view'),
            })
          : followMain(realtime, changes);
      },
      // Without a network nothing is heard; the next page tries again.
      () => undefined,
    );
    return () => {
      isLeft = true;
      leave();
    };
  }, [isLeisure, realtime, propertyId, accountId, store, changes]);

  // The first gesture on the page counts, before anything is heard.
  useEffect(() => (propertyId ? awaitGesture() : undefined), [propertyId]);
  return null;
}
