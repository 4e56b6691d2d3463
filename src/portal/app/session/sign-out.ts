import { askSignOut } from '@/portal/app/session/auth-calls';
import { leaveFor } from '@/portal/app/session/leave-document';
import { loginAddress } from '@/portal/app/session/login-address';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { tellTabs } from '@/portal/app/session/session-tabs';
import { keptInput } from '@/portal/kit/form/fields/kept-input';
import { unsent } from '@/portal/kit/form/unsent/unsent';

let ending: Promise<void> | null = null;

export const isEnding = () => ending !== null;

const here = () => `${location.pathname}${location.search}`;

async function end(why: string, afterMs: number) {
  const { data } = rememberedSession.current();
  const address = loginAddress(why, here());
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  // Somebody may have signed in by another tab meanwhile: that session is not ours to end.
  const now = await rememberedSession.reread();
  if (now && now.accessToken !== data?.accessToken) return leaveFor(here());
  rememberedSession.end();
  unsent.clearAround();
  // Without an answer the cookie stays; the portal finds it ended at the next document.
  await askSignOut().catch(() => undefined);
  tellTabs('signout');
  leaveFor(address);
}

/**
 * Ends the session in this browser and goes to /login, once however often it is asked; after
 * `afterMs`, so that the reason can be read. Signing in again leads back, and unsaved input is kept.
 */
export function endSession(why: string, { afterMs = 0 } = {}): Promise<void> {
  ending ??= end(why, afterMs);
  return ending;
}

/** The person's own sign-out, in every tab; throws where the portal does not answer. */
export async function signOutByHand(): Promise<void> {
  // A call that is refused meanwhile is no news.
  ending = Promise.resolve();
  await askSignOut().catch((failure) => {
    ending = null;
    throw failure;
  });
  rememberedSession.end();
  keptInput.dropAll();
  unsent.clearAround();
  tellTabs('signoutByHand');
  leaveFor('/login');
}

/** Another tab has signed out by hand: this one goes too, and keeps nothing. */
export function leaveWithOtherTab(): void {
  ending ??= Promise.resolve();
  rememberedSession.end();
  keptInput.dropAll();
  leaveFor(loginAddress('SIGNED_OUT', '/'));
}
