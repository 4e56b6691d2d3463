import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PortalPage } from '@/portal/app/page/page';
import { ForgotForm } from '@/portal/app/recovery/ForgotForm';
import { NewPasswordForm } from '@/portal/app/recovery/NewPasswordForm';
import { RecoveryCard } from '@/portal/app/recovery/RecoveryCard';
import { ResetDoneScreen } from '@/portal/app/recovery/ResetDoneScreen';
import { texts } from '@/portal/app/recovery/texts';
import { useLinkToken } from '@/portal/app/recovery/use-link-token';

/** For who forgot the password: asks for a link, or sets a new password by it. */
export const ResetPasswordScreen: PortalPage = () => {
  const { t } = useTranslation('recovery');
  const { pathname } = useRouter();
  const [token, forget] = useLinkToken();
  const [done, setDone] = useState(false);

  function finish() {
    if (pathname.startsWith('/mb/')) window.location.replace('/mb/resetpassword/done');
    else setDone(true);
  }

  if (done) return <ResetDoneScreen />;
  if (token === null) return <RecoveryCard title={t('reset.title')} lead={t('opening')} />;
  if (!token) return <ForgotForm />;
  return (
    <NewPasswordForm key={token} words="reset" token={token} onDone={finish} onAgain={forget} />
  );
};
ResetPasswordScreen.texts = texts;
