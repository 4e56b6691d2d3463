import { useTranslation } from 'next-i18next/pages';
import { accountEndpoints, type Profile, profileDraft } from '@/contracts/auth/account';
import { thunkOf } from '@/portal/kit/calls/call-endpoint';
import { RestoredNote } from '@/portal/kit/form/unsent/RestoredNote';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { usePersonChanged } from '@/portal/kit/page/person';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './Settings.module.css';

/** The name of the account; its e-mail address is shown only. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const personChanged = usePersonChanged();
  const { props, errorOf, saving, restoration } = usePlainForm<typeof profileDraft, Profile>({
    keptAs: 'settings/profile',
    schema: profileDraft,
    save: thunkOf(accountEndpoints.changeProfile),
    done: () => {
      notice.success(t('common:form.saved'));
      void personChanged();
      onSaved();
    },
  });
  return (
    <form {...props} className={styles.form}>
      {restoration && <RestoredNote {...restoration} />}
      <TextField
        name="fullname"
        required
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
      <Button look="primary" type="submit" busy={saving}>
        {t('common:form.save')}
      </Button>
    </form>
  );
}
