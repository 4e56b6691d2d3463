import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { accountEndpoints, passwordChange } from '@/contracts/auth/account';
import { leastPassword } from '@/contracts/auth/recovery';
import { thunkOf } from '@/portal/kit/calls/call-endpoint';
import { read } from '@/portal/kit/calls/reads';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './Settings.module.css';

/** Changes the password, which signs out every other device. */
export function PasswordForm() {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState(false);
  const { props, errorOf, saving } = usePlainForm<typeof passwordChange, object>({
    schema: passwordChange,
    save: thunkOf(accountEndpoints.changePassword),
    done: (_, form) => {
      form.reset();
      setShown(false);
      notice.success(t('password.changed'));
      void dispatch(read({ endpoint: accountEndpoints.devices, call: {} }));
    },
  });
  const type = shown ? 'text' : 'password';
  return (
    <section className={styles.section} aria-labelledby="settings-password">
      <h2 id="settings-password">{t('password.title')}</h2>
      <p className={styles.lead}>{t('password.lead')}</p>
      <form {...props} method="post" className={styles.form}>
        <TextField
          name="oldPassword"
          required
          label={t('password.old')}
          type={type}
          autoComplete="current-password"
          maxLength={1024}
          error={errorOf('oldPassword')}
        />
        <TextField
          name="newPassword"
          required
          label={t('password.new')}
          hint={t('password.hint', { min: leastPassword })}
          type={type}
          autoComplete="new-password"
          maxLength={1024}
          error={errorOf('newPassword')}
        />
        <label className={styles.show}>
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
          {t('password.show')}
        </label>
        <Button type="submit" busy={saving}>
          {t('password.submit')}
        </Button>
      </form>
    </section>
  );
}
