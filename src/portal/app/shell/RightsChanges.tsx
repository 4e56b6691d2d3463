import { useRef } from 'react';
import { type MenuEntry, sessionEndpoints } from '@/contracts/auth/session';
import { pagePlace } from '@/portal/app/session/page-place';
import { linksIn, menuCall, useMenu } from '@/portal/app/shell/menu/menu';
import { thunkOf } from '@/portal/kit/calls/call-endpoint';
import { markTold } from '@/portal/kit/calls/told';
import { useLive } from '@/portal/kit/live/live';
import { usePersonChanged } from '@/portal/kit/page/person';
import { useAppDispatch } from '@/portal/kit/page/store';

const askMenu = thunkOf(sessionEndpoints.menu);

/**
 * Follows what the property has and what roles hold: both change what its people may do. The menu is asked first,
 * because a session that is renewed spends its refresh token, and shown last, because what it shows has
 * to open.
 */
export function RightsChanges() {
  const { answer: menu, reload } = useMenu();
  const dispatch = useAppDispatch();
  const personChanged = usePersonChanged();
  const shown = useRef(menu);
  shown.current = menu;

  async function follow() {
    // The next document asks anew, and the way there needs the session as it is.
    if (pagePlace.isLeaving()) return;
    const said = await dispatch(askMenu(menuCall));
    if (askMenu.rejected.match(said)) {
      if (said.payload) markTold(said.payload);
    } else if (JSON.stringify(said.payload) !== JSON.stringify(shown.current)) {
      // Other names and another order open what was open before.
      const isOther = linksIn(said.payload as MenuEntry[]).join() !== linksIn(shown.current).join();
      if (isOther) await personChanged();
      reload();
    }
  }
  useLive('properties', () => void follow());
  useLive('menu-features', () => void follow());
  useLive('roles', () => void follow());
  return null;
}
