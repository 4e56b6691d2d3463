import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { signInWithPassword } from '@/portal/app/login/sign-in';
import type { PortalPage } from '@/portal/app/page/page';
import { NewPasswordForm } from '@/portal/app/recovery/NewPasswordForm';
import styles from '@/portal/app/recovery/Recovery.module.css';
import { RecoveryCard } from '@/portal/app/recovery/RecoveryCard';
import { texts } from '@/portal/app/recovery/texts';
import { useLinkToken } from '@/portal/app/recovery/use-link-token';
import { buttonLook } from '@/portal/ui/actions/Button';

/** For who was invited: a first password of one's own, by the letter's link, and in. */
export const InvitationScreen: PortalPage = () => {
  const { t } = useTranslation('recovery');
  const [token] = useLinkToken();
  const [done, setDone] = useState(false);

  async function enter(password: string, joined: string | null) {
    if (joined && !(await signInWithPassword(joined, password, '/'))) {
      window.location.replace('/');
    } else {
      setDone(true);
    }
  }

  if (token === null) return <RecoveryCard title={t('invited.title')} lead={t('opening')} />;
  if (token && !done) {
    return <NewPasswordForm key={token} words="invited" token={token} onDone={enter} />;
  }
  return (
    <RecoveryCard
      title={t(done ? 'invited.done' : 'invited.noLink')}
      lead={t(done ? 'invited.doneLead' : 'invited.again')}
    >
      <div className={styles.form}>
        <a {...buttonLook(done ? 'primary' : 'link')} href="/login">
          {t('done.signIn')}
        </a>
      </div>
    </RecoveryCard>
  );
};
InvitationScreen.texts = texts;
