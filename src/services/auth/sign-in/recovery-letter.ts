import cn from '@locales/cn/letters.json';
import en from '@locales/en/letters.json';
import th from '@locales/th/letters.json';
import { linkLetter } from './link-letter';

/** How long a link opens. */
export const linkMinutes = 30;

const texts = { th, en, cn };

/** The letter that holds the link to set a new password, in the account's language. */
export const recoveryLetter = (
  account: { email: string; fullname: string; language: keyof typeof texts },
  link: string,
) =>
  linkLetter(
    account,
    texts[account.language].recovery,
    { name: account.fullname, minutes: String(linkMinutes) },
    link,
  );
