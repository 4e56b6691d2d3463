import { useSession } from 'next-auth/react';
import { type ReactNode, useCallback, useRef } from 'react';
import { chooseLanguage } from '@/portal/app/choose-language';
import { rememberedSession } from '@/portal/app/remembered-session';
import { useDocument } from '@/portal/app/use-document';
import { type PersonChanged, PersonChangedContext } from '@/portal/kit/person';

/** Renews the session when the account has changed, so that the header tells it as it is now. */
export function PersonChanges({ children }: { children: ReactNode }) {
  const { update } = useSession();
  const document = useDocument();
  const latest = useRef({ update, document });
  latest.current = { update, document };
  const personChanged: PersonChanged = useCallback(async (language) => {
    const session = await latest.current.update({}).catch(() => null);
    const chosen = language && (await chooseLanguage(language));
    const { change, ...brought } = latest.current.document;
    if (!session?.accessToken) return change({ ...brought, ...chosen });
    rememberedSession.keep(session);
    const { refreshToken: _, ...shown } = session;
    change({ ...brought, ...chosen, session: shown });
  }, []);
  return <PersonChangedContext value={personChanged}>{children}</PersonChangedContext>;
}
