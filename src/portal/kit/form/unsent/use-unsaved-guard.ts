import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef } from 'react';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { leavingInput } from '@/portal/kit/confirm/question';
import { hushStaying, staying } from '@/portal/kit/page/staying';

/**
 * Back has changed the address before anyone is asked: the one of the page that stays returns. Tells
 * whether it was so; then what was asked for is one step back again.
 */
function keepAddress(address: string): boolean {
  if (location.href === new URL(address, location.href).href) return false;
  const state = { url: address, as: address, options: {}, __N: true };
  history.pushState(state, '', address);
  return true;
}

/**
 * Asks before unsaved input is left by a link, by Back or by closing the tab; a person who stays
 * keeps what was typed. Gives the same question for a dialog's own way out.
 */
export function useUnsavedGuard(unsaved: () => boolean): () => Promise<boolean> {
  const { t } = useTranslation('common');
  const router = useRouter();
  const confirm = useConfirm();
  const ask = useRef(unsaved);
  ask.current = unsaved;
  const mayLeave = useCallback(
    async () => !ask.current() || confirm(leavingInput(t)),
    [confirm, t],
  );
  const leaving = useRef(false);

  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (ask.current()) event.preventDefault();
    };
    async function askThenGo(url: string, wentBack: boolean) {
      if (!(await mayLeave())) return;
      leaving.current = true;
      if (wentBack) history.back();
      else void router.push(url);
    }
    const arrived = () => {
      leaving.current = false;
    };
    const beforeRoute = (url: string, { shallow }: { shallow: boolean }) => {
      if (shallow || leaving.current || !ask.current()) return;
      void askThenGo(url, keepAddress(router.asPath));
      router.events.emit('routeChangeError');
      throw staying;
    };
    const unhush = hushStaying();
    window.addEventListener('beforeunload', beforeUnload);
    router.events.on('routeChangeStart', beforeRoute);
    router.events.on('routeChangeComplete', arrived);
    return () => {
      unhush();
      window.removeEventListener('beforeunload', beforeUnload);
      router.events.off('routeChangeStart', beforeRoute);
      router.events.off('routeChangeComplete', arrived);
    };
  }, [router, mayLeave]);

  return mayLeave;
}
