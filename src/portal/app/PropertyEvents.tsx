import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { Notification } from '@/contracts/master-data/notification';
import { awaitGesture, chime } from '@/portal/app/chime';
import { writeCookie } from '@/portal/app/cookies';
import { followProperty } from '@/portal/app/follow-property';
import { useDocument } from '@/portal/app/use-document';
import { ChangesContext, createChanges } from '@/portal/kit/live';
import { SoundContext } from '@/portal/kit/sound';
import type { AppStore } from '@/portal/kit/store';
import { useOpenNotification } from '@/portal/kit/use-open-notification';

/** Of what was missed the latest are shown; the bell holds all. */
const mostShown = 3;

/** What happens at the property worked in reaches the screens inside, the bell and the toasts. */
export function PropertyEvents({ children }: { children: ReactNode }) {
  const document = useDocument();
  const { session, settings, sound } = document;
  const store = useStore() as AppStore;
  const [changes] = useState(createChanges);
  const open = useOpenNotification();
  const propertyId = session?.property_id;
  const { realtime } = settings;

  const latest = useRef({ sound, open });
  latest.current = { sound, open };

  useEffect(() => {
    if (!propertyId) return;
    async function show(notifications: Notification[]) {
      if (notifications.length === 0) return;
      const { showNotification } = await import('@/portal/app/notification-toast');
      for (const one of notifications.slice(-mostShown)) {
        showNotification(one, () => latest.current.open(one));
      }
      if (latest.current.sound) chime();
    }
    const unlisten = awaitGesture();
    const leave = followProperty({
      ...{ settings: realtime, propertyId, store, changes },
      show: (notifications) => void show(notifications),
    });
    return () => {
      unlisten();
      leave();
    };
  }, [realtime, propertyId, store, changes]);

  const setting = useMemo(
    () => ({
      on: document.sound,
      change: (on: boolean) => {
        writeCookie('sound', on ? 'on' : 'off');
        const { change, ...brought } = document;
        change({ ...brought, sound: on });
      },
    }),
    [document],
  );
  return (
    <ChangesContext value={changes}>
      <SoundContext value={setting}>{children}</SoundContext>
    </ChangesContext>
  );
}
