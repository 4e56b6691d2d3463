import type { Session } from 'next-auth';
import { getSession } from 'next-auth/react';

let kept: Session | null = null;
let reading: Promise<Session | null> | null = null;

const fresh = (session: Session | null) =>
  session !== null && Date.parse(session.expires) > Date.now();

/** The browser tab's session: kept in memory, read over the network once when it is not fresh. */
export const rememberedSession = {
  keep(session: Session | null) {
    if (typeof window !== 'undefined') kept = session;
  },
  async read(): Promise<Session | null> {
    if (fresh(kept)) return kept;
    reading ??= getSession().finally(() => {
      reading = null;
    });
    kept = await reading;
    return kept;
  },
};
