import { type ReactNode, useCallback, useRef } from 'react';
import { accountEndpoints } from '@/contracts/auth/account';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAppDispatch } from '@/portal/kit/page/store';
import { ChooseLanguageContext, type Language } from '@/portal/kit/text/language';
import { useChangeLanguage } from './use-change-language';

/** Who is signed in chooses a language here for the account too, wherever on the screen it is done. */
export function AccountLanguage({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const change = useChangeLanguage();
  const wanted = useRef<Language>(undefined);
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const choose = useCallback(
    (language: Language) => {
      wanted.current = language;
      // One after the other: the account would else be left with whichever the service took last.
      // A failure is told by the client; this browser keeps the choice all the same.
      saved.current = saved.current.then(() => {
        if (wanted.current !== language) return undefined;
        return dispatch(callEndpoint(accountEndpoints.changeLanguage, { body: { language } }));
      });
      void change(language);
    },
    [dispatch, change],
  );
  return <ChooseLanguageContext value={choose}>{children}</ChooseLanguageContext>;
}
