import { ApiFailure } from '@/contracts/kit/calls/errors';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { tellTabs } from '@/portal/app/session/session-tabs';

const failed = () => new ApiFailure({ code: 'NETWORK', status: 0, message: '' });

/**
 * Signs in again by the refresh token, so that the cookie carries the place where the services have
 * the session now, and tells the other tabs. Throws `ApiFailure` when that does not go through.
 */
export async function takePlace(): Promise<void> {
  const session = await rememberedSession.reread();
  if (!session?.refreshToken) throw failed();
  const { signIn } = await import('next-auth/react');
  const answer = await signIn('bypass', {
    key: session.refreshToken,
    callbackUrl: '/',
    redirect: false,
  });
  if (!answer || answer.error) throw failed();
  await rememberedSession.reread();
  tellTabs('getSession');
}
