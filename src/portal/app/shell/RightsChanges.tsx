import { useEffect, useRef } from 'react';
import { useMenu } from '@/portal/app/shell/menu/menu';
import { useLive } from '@/portal/kit/live/live';
import { usePersonChanged } from '@/portal/kit/page/person';

/**
 * Follows what the property has: its features change what its people may do. The menu is asked first,
 * because a session that is renewed spends its refresh token.
 */
export function RightsChanges() {
  const { answer: menu, reload } = useMenu();
  const personChanged = usePersonChanged();
  useLive('properties', reload);

  const screens = menu && JSON.stringify(menu);
  const shown = useRef(screens);
  useEffect(() => {
    const before = shown.current;
    shown.current = screens ?? before;
    if (before && screens && before !== screens) void personChanged();
  }, [screens, personChanged]);
  return null;
}
