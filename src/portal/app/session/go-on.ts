import { appName, type SignedIn, sessionEndpoints } from '@/contracts/auth/session';
import { ApiFailure, type ErrorCode } from '@/contracts/kit/calls/errors';
import { serverApi } from '@/portal/app/calls/server-api';

interface Renewed {
  signedIn: SignedIn | undefined;
  /** Why the session is over; `null` while it is not. */
  error: ErrorCode | null;
}

/** A request that set out with the old cookie gets the same answer for so long. */
const rememberedMs = 20_000;

interface Renewal {
  renewed: Promise<Renewed>;
  /** Milliseconds; while it is under way, without end. */
  until: number;
}

const renewals = new Map<string, Renewal>();

function forgetOld() {
  const now = Date.now();
  for (const [key, { until }] of renewals) if (until <= now) renewals.delete(key);
}

async function renew(signedIn: SignedIn): Promise<Renewed> {
  const body = { key: signedIn.refreshToken, type: 'refresh', app: appName } as const;
  try {
    return { signedIn: await serverApi(null)(sessionEndpoints.login, { body }), error: null };
  } catch (failure) {
    const ended = failure instanceof ApiFailure && failure.error.status === 401;
    return ended ? { signedIn: undefined, error: failure.error.code } : { signedIn, error: null };
  }
}

/** What came of a renewal may have been renewed in turn. */
async function newest({ renewed }: Renewal): Promise<Renewed> {
  const now = await renewed;
  const next = now.signedIn && renewals.get(now.signedIn.refreshToken);
  return next && next.renewed !== renewed ? newest(next) : now;
}

/**
 * Renews a sign-in by its refresh token, once for however many ask at the same time or shortly
 * after. Only the service's own word ends it; where the service cannot be reached it stays as it is.
 * Who asks because the account `hasChanged` is not told what an earlier renewal said.
 */
export async function goOn(signedIn: SignedIn, hasChanged = false): Promise<Renewed> {
  forgetOld();
  const key = signedIn.refreshToken;
  const known = renewals.get(key);
  if (known) {
    const isUnderWay = known.until === Number.POSITIVE_INFINITY;
    const now = await newest(known);
    return hasChanged && !isUnderWay && now.signedIn ? goOn(now.signedIn, true) : now;
  }
  const renewal: Renewal = { renewed: renew(signedIn), until: Number.POSITIVE_INFINITY };
  renewals.set(key, renewal);
  void renewal.renewed.then((renewed) => {
    const isSpent = renewed.signedIn !== signedIn;
    renewal.until = Date.now() + (isSpent ? rememberedMs : 0);
  });
  return renewal.renewed;
}
