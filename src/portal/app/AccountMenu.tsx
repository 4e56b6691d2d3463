import { Building2, ChevronDown, LogOut } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import styles from '@/portal/app/AccountMenu.module.css';
import { useAccountLinks } from '@/portal/app/account-links';
import { browserApi } from '@/portal/app/browser-api';
import { signOutByHand } from '@/portal/app/sign-out';
import { useDocument } from '@/portal/app/use-document';
import { useMayLeave } from '@/portal/app/use-may-leave';
import { loadingBegan } from '@/portal/kit/loading';
import { usePlaceSwitch } from '@/portal/kit/place-switch';
import { useAppDispatch } from '@/portal/kit/store';

const closeMenu = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** Who is signed in and in which role; opens what concerns the account. */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const { session } = useDocument();
  const dispatch = useAppDispatch();
  const mayLeave = useMayLeave();
  const { leave } = usePlaceSwitch();
  const links = useAccountLinks();
  return (
    <>
      <button
        type="button"
        className={styles.person}
        popoverTarget="account-menu"
        aria-label={t('shell.account', { name: session?.fullname })}
      >
        <span>
          <b>{session?.fullname}</b>
          <small>{session?.roleName}</small>
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id="account-menu" popover="auto" className={styles.menu}>
        {links.map(({ href, label, Icon }) => (
          <Link key={href} href={href} onClick={closeMenu}>
            <Icon aria-hidden="true" />
            {t(label)}
          </Link>
        ))}
        {mayLeave && (
          <button type="button" onClick={leave}>
            <Building2 aria-hidden="true" />
            {t('place.leave')}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            dispatch(loadingBegan());
            void signOutByHand(browserApi);
          }}
        >
          <LogOut aria-hidden="true" />
          {t('shell.signOut')}
        </button>
      </div>
    </>
  );
}
