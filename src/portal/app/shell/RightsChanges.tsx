import { useContext, useEffect, useRef } from 'react';
import { useMenu } from '@/portal/app/shell/menu/menu';
import { useLive } from '@/portal/kit/live/live';
import { PermissionsContext } from '@/portal/kit/page/permission';
import { usePersonChanged } from '@/portal/kit/page/person';

/** Follows what the property has: its features change what its people may do, and so their menu. */
export function RightsChanges() {
  const { reload } = useMenu();
  const personChanged = usePersonChanged();
  useLive('properties', () => void personChanged());

  const held = useContext(PermissionsContext).join();
  const shown = useRef(held);
  useEffect(() => {
    if (shown.current === held) return;
    shown.current = held;
    reload();
  }, [held, reload]);
  return null;
}
