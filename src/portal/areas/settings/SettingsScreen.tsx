import { useTranslation } from 'next-i18next/pages';
import { accountEndpoints } from '@/contracts/auth/account';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Devices } from './Devices';
import { LanguageChoice } from './LanguageChoice';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import styles from './Settings.module.css';
import { SoundChoice } from './SoundChoice';

/** A person's own account: accountEndpoints.profile, language, password, and where it is signed in. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const read = useReader(accountEndpoints.profile, {});
  const { answer, reload } = read;
  return (
    <>
      <ScreenHeader title={t('title')} />
      <div className={styles.sections}>
        <section className={styles.section} aria-labelledby="settings-profile">
          <h2 id="settings-profile">{t('profile.title')}</h2>
          {answer ? (
            <ProfileForm profile={answer} onSaved={reload} />
          ) : (
            <Awaited read={read} rows={3} />
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
