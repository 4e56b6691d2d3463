import { useTranslation } from 'next-i18next/pages';
import type { PortalPage } from '@/portal/app/page/page';
import styles from '@/portal/app/recovery/Recovery.module.css';
import { RecoveryCard } from '@/portal/app/recovery/RecoveryCard';
import { texts } from '@/portal/app/recovery/texts';
import { buttonLook } from '@/portal/ui/actions/Button';

/** The new password is set. */
export const ResetDoneScreen: PortalPage = () => {
  const { t } = useTranslation('recovery');
  return (
    <RecoveryCard title={t('done.title')} lead={t('done.lead')}>
      <div className={styles.form}>
        <a {...buttonLook('primary')} href="/login">
          {t('done.signIn')}
        </a>
      </div>
    </RecoveryCard>
  );
};
ResetDoneScreen.texts = texts;
