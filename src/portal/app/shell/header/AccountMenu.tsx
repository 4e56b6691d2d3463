import { Building2, ChevronDown, LogOut } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import { useDocument } from '@/portal/app/document/use-document';
import { isUnsaved } from '@/portal/app/session/leave-document';
import { signOutByHand } from '@/portal/app/session/sign-out';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { leavingInput } from '@/portal/kit/confirm/question';
import { unsent } from '@/portal/kit/form/unsent/unsent';
import { loadingBegan, loadingEnded } from '@/portal/kit/page/loading';
import { notice } from '@/portal/kit/page/notice';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { useAppDispatch } from '@/portal/kit/page/store';
import { useNames } from '@/portal/kit/text/use-names';
import { Name } from '@/portal/ui/words/Name';
import styles from './AccountMenu.module.css';
import { useAccountLinks } from './account-links';
import { useMayLeave } from './use-may-leave';

const closeMenu = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** So that nothing of the menu can be pressed over what a choice in it brings. */
const closing = { popoverTarget: 'account-menu', popoverTargetAction: 'hide' } as const;

/** No vowel that is written before its consonant. */
const initialOf = (name: string) => /[^เ-ไ\s]/.exec(name)?.[0] ?? '';

/** Who is signed in and in which role; opens what concerns the account. */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const { session } = useDocument();
  const dispatch = useAppDispatch();
  const mayLeave = useMayLeave();
  const { leave } = usePlaceSwitch();
  const links = useAccountLinks();
  const nameIn = useNames();
  const errorText = useErrorText();
  const confirm = useConfirm();

  async function signOut() {
    if (isUnsaved() && !(await confirm(leavingInput(t)))) return;
    const n = unsent.countOf(session?.account_id ?? '');
    const waiting = { ask: t('unsent.signOut', { n }), yes: t('shell.signOut') };
    if (n > 0 && !(await confirm(waiting))) return;
    dispatch(loadingBegan());
    try {
      await signOutByHand();
    } catch {
      dispatch(loadingEnded());
      notice.error(errorText({ code: 'NETWORK', message: '' }));
    }
  }

  const person = (
    <span>
      <b>
        <Name>{session?.fullname ?? ''}</Name>
      </b>
      <small>{session?.roleName}</small>
    </span>
  );
  return (
    <>
      <button
        type="button"
        className={styles.person}
        popoverTarget="account-menu"
        aria-label={t('shell.account', { name: session?.fullname })}
      >
        <i aria-hidden="true">{initialOf(session?.fullname ?? '')}</i>
        {person}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id="account-menu" popover="auto" className={styles.menu}>
        <p className={styles.who}>{person}</p>
        {links.map(({ href, names, Icon }) => (
          <Link key={href} href={href} prefetch={false} onClick={closeMenu}>
            <Icon aria-hidden="true" />
            {nameIn(names)}
          </Link>
        ))}
        {mayLeave && (
          <button type="button" {...closing} onClick={leave}>
            <Building2 aria-hidden="true" />
            {t('place.leave')}
          </button>
        )}
        <button type="button" {...closing} onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          {t('shell.signOut')}
        </button>
      </div>
    </>
  );
}
