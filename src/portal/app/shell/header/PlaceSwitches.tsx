import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import { sessionEndpoints } from '@/contracts/auth/session';
import { useDocument } from '@/portal/app/document/use-document';
import { isUnsaved, leaveFor } from '@/portal/app/session/leave-document';
import { pagePlace } from '@/portal/app/session/page-place';
import { takePlace } from '@/portal/app/session/take-place';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { errorOf } from '@/portal/kit/calls/reading';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { leavingInput } from '@/portal/kit/confirm/question';
import { keptInput } from '@/portal/kit/form/fields/kept-input';
import { useUnsent } from '@/portal/kit/form/unsent/unsent';
import { loadingBegan, loadingEnded } from '@/portal/kit/page/loading';
import { notice } from '@/portal/kit/page/notice';
import { type PlaceSwitch, PlaceSwitchContext } from '@/portal/kit/page/place-switch';
import { useAppDispatch } from '@/portal/kit/page/store';

/** Gives the screens inside the ways to another place; a new document leaves nothing of the old. */
export function PlaceSwitches({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { session } = useDocument();
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const here = session?.property_id;
  const isPlatform = session?.platform ?? false;
  const { waiting, refused } = useUnsent();
  const unsent = waiting + refused;

  const ways = useMemo((): PlaceSwitch => {
    async function go(isAdmin: boolean, propertyId: string, landing: string) {
      if (isUnsaved() && !(await confirm(leavingInput(t)))) return;
      const waiting = { ask: t('unsent.switch', { n: unsent }), yes: t('unsent.goOn') };
      if (unsent > 0 && !(await confirm(waiting))) return;
      dispatch(loadingBegan());
      pagePlace.setLeaving(true);
      try {
        const body = { isAdmin, propertyId };
        await dispatch(callEndpoint(sessionEndpoints.switchProperty, { body })).unwrap();
        await takePlace();
        // A new document: caches, calls under way and what is followed end with this one.
        keptInput.dropAll();
        leaveFor(landing);
      } catch (failure) {
        const refused = errorOf(failure);
        pagePlace.setLeaving(false);
        dispatch(loadingEnded());
        if (refused.code === 'PROPERTY_CHANGED') pagePlace.tellElsewhere();
        else notice.error(errorText(refused));
      }
    }
    return {
      enter: (propertyId, landing = '/') => void go(isPlatform, propertyId, landing),
      leave: () => void (here && go(false, here, '/dashboard')),
    };
  }, [confirm, dispatch, errorText, here, isPlatform, t, unsent]);

  return <PlaceSwitchContext value={ways}>{children}</PlaceSwitchContext>;
}
