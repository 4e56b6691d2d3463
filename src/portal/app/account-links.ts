import { type LucideIcon, UserCog } from 'lucide-react';

interface AccountLink {
  href: string;
  /** Its text's key in `common`. */
  label: string;
  Icon: LucideIcon;
}

const links: readonly AccountLink[] = [
  { href: '/settings', label: 'shell.settings', Icon: UserCog },
];

/** The screens about the account and its property that this person may open. */
export const useAccountLinks = () => links;
