import type { Session } from 'next-auth';
import { ApiFailure } from '@/contracts/kit/errors';
import { isDue } from '@/portal/app/session-due';

let kept: Session | null = null;
let reading: Promise<Session | null> | null = null;

/** Asks the portal, which renews a session that is due; throws where it does not answer. */
async function ask(): Promise<Session | null> {
  const response = await fetch('/api/auth/session', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The session answered ${response.status}`);
  const session = (await response.json()) as Partial<Session>;
  return session.accessToken ? (session as Session) : null;
}

const isUsable = (session: Session | null) =>
  session !== null && Date.parse(session.expires) > Date.now();

/** The browser tab's session: kept in memory, read over the network once when it is due. */
export const rememberedSession = {
  keep(session: Session | null) {
    if (typeof window !== 'undefined') kept = session;
  },
  /** `null` when there is none; throws `NETWORK` when that cannot be known. */
  async read(): Promise<Session | null> {
    if (kept && !isDue(kept.expires)) return kept;
    reading ??= ask().finally(() => {
      reading = null;
    });
    try {
      kept = await reading;
    } catch {
      if (!isUsable(kept)) throw new ApiFailure({ code: 'NETWORK', status: 0, message: '' });
    }
    return kept;
  },
};
