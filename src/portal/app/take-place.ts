import { getSession, signIn } from 'next-auth/react';
import { ApiFailure } from '@/contracts/kit/errors';

const failed = () => new ApiFailure({ code: 'NETWORK', status: 0, message: '' });

/**
 * Signs in again by the refresh token, so that the cookie carries the place where the services have
 * the session now, and tells the other tabs. Throws `ApiFailure` when that does not go through.
 */
export async function takePlace(): Promise<void> {
  const session = await getSession({ broadcast: false });
  if (!session?.refreshToken) throw failed();
  const answer = await signIn('bypass', { key: session.refreshToken, redirect: false });
  if (!answer || answer.error) throw failed();
  await getSession();
}
