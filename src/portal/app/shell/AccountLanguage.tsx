import { type ReactNode, useCallback } from 'react';
import { accountEndpoints } from '@/contracts/auth/account';
import { browserApi } from '@/portal/app/browser-api';
import { useChangeLanguage } from '@/portal/app/shell/use-change-language';
import { ChooseLanguageContext, type Language } from '@/portal/kit/language';

/** Who is signed in chooses a language here for the account too, wherever on the screen it is done. */
export function AccountLanguage({ children }: { children: ReactNode }) {
  const change = useChangeLanguage();
  const choose = useCallback(
    (language: Language) => {
      // A failure is told by the client; this browser keeps the choice all the same.
      browserApi(accountEndpoints.changeLanguage, { body: { language } }).catch(() => undefined);
      void change(language);
    },
    [change],
  );
  return <ChooseLanguageContext value={choose}>{children}</ChooseLanguageContext>;
}
