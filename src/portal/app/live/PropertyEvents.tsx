import { type ReactNode, useMemo, useState } from 'react';
import { writeCookie } from '@/portal/app/cookies';
import { useDocument } from '@/portal/app/document/use-document';
import { PropertyFollower } from '@/portal/app/live/PropertyFollower';
import { ChangesContext, createChanges } from '@/portal/kit/live/live';
import { SoundContext } from '@/portal/kit/live/sound';

/** What happens at the property worked in reaches the screens inside, the bell and the toasts. */
export function PropertyEvents({ children }: { children: ReactNode }) {
  const { sound: on, change } = useDocument();
  const [changes] = useState(createChanges);
  const sound = useMemo(
    () => ({
      on,
      change: (wanted: boolean) => {
        writeCookie('sound', wanted ? 'on' : 'off');
        change({ sound: wanted });
      },
    }),
    [on, change],
  );
  return (
    <ChangesContext value={changes}>
      <SoundContext value={sound}>
        <PropertyFollower />
        {children}
      </SoundContext>
    </ChangesContext>
  );
}
