import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef } from 'react';

/** Back has changed the address before anyone is asked: the one of the page that stays returns. */
function keepAddress(address: string) {
  if (location.href === new URL(address, location.href).href) return;
  const state = { url: address, as: address, options: {}, __N: true };
  history.pushState(state, '', address);
}

/**
 * Asks before unsaved input is left by a link, by Back or by closing the tab; a person who stays
 * keeps what was typed. Gives the same question for a dialog's own way out.
 */
export function useUnsavedGuard(unsaved: () => boolean): () => boolean {
  const { t } = useTranslation('common');
  const router = useRouter();
  const question = t('form.unsaved');
  const ask = useRef(unsaved);
  ask.current = unsaved;
  const mayLeave = useCallback(() => !ask.current() || window.confirm(question), [question]);

  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (ask.current()) event.preventDefault();
    };
    const beforeRoute = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow || mayLeave()) return;
      keepAddress(router.asPath);
      // Next has no other way to stop a route change than an error that it reports itself.
      router.events.emit('routeChangeError');
      throw 'Staying: the input is not saved';
    };
    window.addEventListener('beforeunload', beforeUnload);
    router.events.on('routeChangeStart', beforeRoute);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      router.events.off('routeChangeStart', beforeRoute);
    };
  }, [router, mayLeave]);

  return mayLeave;
}
