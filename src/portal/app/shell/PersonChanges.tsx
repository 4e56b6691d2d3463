import { type ReactNode, useCallback } from 'react';
import { useDocument } from '@/portal/app/document/use-document';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { type PersonChanged, PersonChangedContext } from '@/portal/kit/page/person';

/** Renews the session when the account has changed, so that the header tells it as it is now. */
export function PersonChanges({ children }: { children: ReactNode }) {
  const { change } = useDocument();
  const personChanged: PersonChanged = useCallback(async () => {
    const session = await rememberedSession.renew();
    if (!session) return;
    const { refreshToken: _, ...shown } = session;
    change({ session: shown });
  }, [change]);
  return <PersonChangedContext value={personChanged}>{children}</PersonChangedContext>;
}
