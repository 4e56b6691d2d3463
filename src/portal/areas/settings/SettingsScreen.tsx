import { useTranslation } from 'next-i18next/pages';
import { accountEndpoints } from '@/contracts/auth/account';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useErrorText } from '@/portal/kit/use-error-text';
import { Button } from '@/portal/ui/Button';
import { Panel, SkeletonRows } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { Devices } from './Devices';
import { LanguageChoice } from './LanguageChoice';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import styles from './Settings.module.css';
import { SoundChoice } from './SoundChoice';

/** A person's own account: accountEndpoints.profile, language, password, and where it is signed in. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'common']);
  const errorText = useErrorText();
  const { answer, reading, reload } = useReader(accountEndpoints.profile, {});
  return (
    <>
      <ScreenHeader title={t('title')} />
      <div className={styles.sections}>
        <section className={styles.section} aria-labelledby="settings-profile">
          <h2 id="settings-profile">{t('profile.title')}</h2>
          {answer && <ProfileForm profile={answer} onSaved={reload} />}
          {!answer && reading.status === 'failed' && (
            <Panel
              role="alert"
              title={t('common:list.failed')}
              actions={<Button onClick={reload}>{t('common:list.retry')}</Button>}
            >
              {errorText(reading.error)}
            </Panel>
          )}
          {!answer && reading.status !== 'failed' && (
            <SkeletonRows rows={3} label={t('common:list.loading')} />
          )}
        </section>
        <PasswordForm />
        <div className={styles.choices}>
          <LanguageChoice />
          <SoundChoice />
        </div>
      </div>
      <Devices />
    </>
  );
}
