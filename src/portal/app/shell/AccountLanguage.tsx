import { accountEndpoints } from '@/contracts/auth/account';
import { browserApi } from '@/portal/app/browser-api';
import { LanguageSwitch } from '@/portal/app/shell/LanguageSwitch';

/** The language switch of who is signed in: the account keeps the choice for other browsers. */
export const AccountLanguage = () => (
  <LanguageSwitch
    onChoose={(language) => {
      // A failure is told by the client; this browser keeps the choice all the same.
      browserApi(accountEndpoints.changeLanguage, { body: { language } }).catch(() => undefined);
    }}
  />
);
