import { appName, type SignedIn, sessionEndpoints } from '@/contracts/auth/session';
import { ApiFailure } from '@/contracts/kit/errors';
import { serverApi } from '@/portal/app/server-api';

interface Renewed {
  signedIn: SignedIn | undefined;
  error: string | null;
}

const running = new Map<string, Promise<Renewed>>();

/**
 * Renews a sign-in by its refresh token, once for however many ask at the same time. Only the
 * service's own word ends it; where the service cannot be reached it stays as it is.
 */
export function goOn(signedIn: SignedIn): Promise<Renewed> {
  const key = signedIn.refreshToken;
  const renewal =
    running.get(key) ??
    serverApi(null)(sessionEndpoints.login, { body: { key, type: 'refresh', app: appName } })
      .then((renewed): Renewed => ({ signedIn: renewed, error: null }))
      .catch((failure: unknown): Renewed => {
        const ended = failure instanceof ApiFailure && failure.error.status === 401;
        return ended
          ? { signedIn: undefined, error: 'RefreshTokenError' }
          : { signedIn, error: null };
      })
      .finally(() => running.delete(key));
  running.set(key, renewal);
  return renewal;
}
