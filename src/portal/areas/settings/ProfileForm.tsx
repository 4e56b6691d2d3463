import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { type Profile, profileDraft } from '@/contracts/auth/account';
import { languageNames, languages, useLanguage } from '@/portal/kit/language';
import { notice } from '@/portal/kit/notice';
import { usePersonChanged } from '@/portal/kit/person';
import { RestoredNote } from '@/portal/kit/RestoredNote';
import { usePlainForm } from '@/portal/kit/use-plain-form';
import { Button } from '@/portal/ui/Button';
import { Select } from '@/portal/ui/fields';
import { TextField } from '@/portal/ui/TextField';
import { changeProfile } from './calls';
import styles from './Settings.module.css';

/** The name and the language of the account; the e-mail address is shown only. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const personChanged = usePersonChanged();
  const shown = useLanguage();
  const languageId = useId();
  const { props, errorOf, saving, restoration } = usePlainForm<typeof profileDraft, Profile>({
    keptAs: 'settings/profile',
    schema: profileDraft,
    save: changeProfile,
    done: (saved) => {
      notice.success(t('common:form.saved'));
      const isChosen = saved.language !== profile.language && saved.language !== shown;
      void personChanged(isChosen ? saved.language : undefined);
      onSaved();
    },
  });
  return (
    <form {...props} className={styles.form}>
      {restoration && <RestoredNote {...restoration} />}
      <TextField
        name="fullname"
        label={t('profile.fullname')}
        autoComplete="name"
        maxLength={200}
        defaultValue={profile.fullname}
        error={errorOf('fullname')}
      />
      <div className={styles.fact}>
        <b>{t('profile.email')}</b>
        <span>{profile.email}</span>
        <small>{t('profile.emailHint')}</small>
      </div>
      <div className={styles.fact}>
        <label htmlFor={languageId}>{t('profile.language')}</label>
        <Select id={languageId} name="language" defaultValue={profile.language}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
        <small>{t('profile.languageHint')}</small>
      </div>
      <Button look="primary" type="submit" busy={saving}>
        {t('common:form.save')}
      </Button>
    </form>
  );
}
