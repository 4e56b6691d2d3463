import type { Session } from 'next-auth';
import { ApiFailure, isGeneralError } from '@/contracts/kit/calls/errors';
import { askNewSession, askSession, type SessionAnswer } from '@/portal/app/session/auth-calls';
import { untilDue } from '@/portal/app/session/session-due';
import { tellTabs } from '@/portal/app/session/session-tabs';

/** Where the sign-in stands in this tab. */
export interface Authentication {
  data: Session | null;
  /** `loading` until a document has said. */
  status: 'loading' | 'authenticated' | 'unauthenticated';
  /** Why it ended. */
  error: string | null;
}

let now: Authentication = { data: null, status: 'loading', error: null };
/** By how much the server's clock is ahead of this computer's, milliseconds. */
let ahead = 0;
let asking: Promise<Session | null> | null = null;
let ended = false;
const listeners = new Set<() => void>();

function become(data: Session | null, error: string | null = null) {
  const isSame = data !== null && data.accessToken === now.data?.accessToken;
  now = { data, status: data ? 'authenticated' : 'unauthenticated', error };
  // The same session read again is no news.
  if (isSame) return;
  for (const listener of listeners) listener();
}

const serverTime = () => Date.now() + ahead;
const isUsable = ({ data }: Authentication) => !!data && Date.parse(data.expires) > serverTime();

/** Shares one question among all that ask meanwhile. A reply that comes after the end is dropped. */
function ask(how: () => Promise<SessionAnswer>): Promise<Session | null> {
  asking ??= how()
    .then(({ session, error, at }) => {
      if (ended) return null;
      ahead = at - Date.now();
      become(session, session ? null : (error ?? 'SIGNED_OUT'));
      return session;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/**
 * The browser tab's session, in one place: kept in memory, read over the network when it is due, by
 * one request however many wait for it. Only the portal's word ends it, and then for good.
 */
export const rememberedSession = {
  /** Takes what a document brought, made at `madeAt` by the server's clock. */
  keep(session: Session | null, madeAt = Date.now()) {
    if (typeof window === 'undefined') return;
    ahead = madeAt - Date.now();
    ended = false;
    become(session);
  },
  current: () => now,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Milliseconds until it is to be renewed; `null` without one. */
  untilDue: () => now.data && untilDue(now.data.expires, serverTime()),
  /** For a call: throws `NETWORK` when it cannot be known, and why it ended when it has. */
  async read(): Promise<Session | null> {
    if (rememberedSession.untilDue() !== 0) return now.data;
    try {
      await ask(askSession);
    } catch {
      if (!isUsable(now)) throw new ApiFailure({ code: 'NETWORK', status: 0, message: '' });
    }
    if (now.data) return now.data;
    const code = isGeneralError(now.error) ? now.error : 'SESSION_ENDED';
    throw new ApiFailure({ code, status: 401, message: '' });
  },
  /** Asks the portal whatever is kept; where it does not answer, all stays as it is. */
  reread: () => ask(askSession).catch(() => now.data),
  /** Has it renewed because the account has changed, and tells the other tabs. */
  async renew(): Promise<Session | null> {
    await asking?.catch(() => null);
    const session = await ask(askNewSession).catch(() => null);
    if (session) tellTabs('getSession');
    return session;
  },
  /** From now on there is none, whatever a late reply says. */
  end() {
    ended = true;
    become(null, now.error);
  },
};
