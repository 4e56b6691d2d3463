import { signOut } from 'next-auth/react';
import { sessionEndpoints } from '@/contracts/auth/session';
import { rememberedSession } from '@/portal/app/remembered-session';
import type { ApiClient } from '@/portal/kit/api-client';

let ending: Promise<void> | null = null;

/**
 * Ends the session in this browser and goes to /login, once however often it is asked; after
 * `afterMs`, so that the reason can be read. Signing in again leads back to `returnTo`.
 */
export function endSession({
  afterMs = 0,
  returnTo = `${location.pathname}${location.search}`,
} = {}): Promise<void> {
  ending ??= (async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    rememberedSession.keep(null);
    localStorage.clear();
    await signOut({ redirect: false });
    const back = returnTo === '/' ? '' : `?callbackUrl=${encodeURIComponent(returnTo)}`;
    location.assign(`/login${back}`);
  })();
  return ending;
}

/** The person's own sign-out: the services forget the session too. */
export async function signOutByHand(api: ApiClient): Promise<void> {
  // Best effort: without the service the tokens end within the hour, and the cookie is gone now.
  await api(sessionEndpoints.logout, {}).catch(() => undefined);
  await endSession({ returnTo: '/' });
}
